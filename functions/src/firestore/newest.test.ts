import { expect, test, vi } from "vitest";
import { newestOf } from "./newest";

type Listener<T> = (told: T) => void;

function followed() {
  const end = vi.fn();
  let [tell, fail]: [Listener<number>, Listener<Error>] = [vi.fn(), vi.fn()];
  const newest = newestOf(
    {
      onSnapshot(onNext: Listener<number>, onError: Listener<Error>) {
        [tell, fail] = [onNext, onError];
        return end;
      },
    },
    (told) => {
      if (told < 0) throw new Error("This cannot be read.");
      return told;
    },
  );
  return { newest, tell: (told: number) => tell(told), fail: (error: Error) => fail(error), end };
}

test("the newest is the last that was told, and nothing once no more is told", async () => {
  const { newest, tell, fail, end } = followed();
  tell(1);
  const { read } = await newest;
  tell(2);
  expect(read()).toBe(2);
  fail(new Error("The connection is gone."));
  expect(read()).toBeUndefined();
  expect(end).toHaveBeenCalled();
});

test("a first that cannot be read is told, and is followed no more", async () => {
  const { newest, tell, end } = followed();
  tell(-1);
  await expect(newest).rejects.toThrow("This cannot be read.");
  expect(end).toHaveBeenCalled();
});
