import { expect, test, vi } from "vitest";
import { lateSubscription } from "./subscribe";

test.each([
  ["its code cannot be loaded", () => Promise.reject(new Error("offline"))],
  [
    "it cannot begin, as where its source is closed",
    () =>
      Promise.resolve(() => {
        throw new Error("closed");
      }),
  ],
])("a late subscription fails if %s", async (_, load) => {
  const [next, fail] = [vi.fn(), vi.fn()];
  lateSubscription(load)(next, fail);
  await vi.waitFor(() => expect(fail).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(next).not.toHaveBeenCalled();
});
