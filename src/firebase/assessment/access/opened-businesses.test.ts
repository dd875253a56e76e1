import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { againMs, lookMs, openedBusinesses, renewalMs } from "./opened-businesses";

const noWork = () => Promise.resolve("done");
const denied = Object.assign(new Error("refused"), { code: "permission-denied" });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** The rules, and documents that can be told or refused. */
function aBusiness() {
  const lines: string[] = [];
  const answers: (() => void)[] = [];
  const businesses = openedBusinesses((code) => {
    lines.push(code);
    return new Promise((resolve) => answers.push(resolve));
  });
  const followed: { next: (value: string) => void; fail: (error: unknown) => void; isOver: boolean }[] = [];
  const documents = (next: (value: string) => void, fail: (error: unknown) => void) => {
    const one = { next, fail, isOver: false };
    followed.push(one);
    return () => void (one.isOver = true);
  };
  const answer = async () => {
    answers.splice(0).forEach((resolve) => resolve());
    await vi.advanceTimersByTimeAsync(1);
  };
  return { businesses, documents, lines, followed, answer };
}

test("nothing of a business is asked for before its line is there", async () => {
  const { businesses, documents, lines, followed, answer } = aBusiness();
  businesses.follow("north", documents)(vi.fn(), vi.fn());
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines).toEqual(["north"]);
  expect(followed).toHaveLength(0);
  await answer();
  expect(followed).toHaveLength(1);
});

test("a page with many parts opens a business once, and another one by itself", async () => {
  const { businesses, documents, lines, answer } = aBusiness();
  for (const code of ["north", "north", "south"]) businesses.follow(code, documents)(vi.fn(), vi.fn());
  await answer();
  await Promise.all([businesses.run("north", noWork), businesses.run("south", noWork)]);
  expect(lines).toEqual(["north", "south"]);
});

test("a business that stays open is opened again before its hour is over, and no more once it is closed", async () => {
  const { businesses, documents, lines, answer } = aBusiness();
  const closeFirst = businesses.follow("north", documents)(vi.fn(), vi.fn());
  await answer();
  await vi.advanceTimersByTimeAsync(2 * lookMs);
  const close = businesses.follow("north", documents)(vi.fn(), vi.fn());
  await answer();
  closeFirst();
  await vi.advanceTimersByTimeAsync(renewalMs - lookMs);
  expect(lines).toHaveLength(2);
  await answer();
  close();
  await vi.advanceTimersByTimeAsync(3 * renewalMs);
  expect(lines).toHaveLength(2);
});

test("what is written after a long sleep waits for a new line", async () => {
  const { businesses, lines, answer } = aBusiness();
  const first = businesses.run("north", noWork);
  await answer();
  await first;
  vi.setSystemTime(Date.now() + 2 * renewalMs);
  const work = vi.fn(noWork);
  const second = businesses.run("north", work);
  await vi.advanceTimersByTimeAsync(1000);
  expect(work).not.toHaveBeenCalled();
  await answer();
  expect(await second).toBe("done");
  expect(lines).toHaveLength(2);
});

test("what the rules refuse is tried once more behind a new line, and then told", async () => {
  const { businesses, lines, answer } = aBusiness();
  const work = vi.fn().mockRejectedValueOnce(denied).mockResolvedValueOnce("saved");
  const saved = businesses.run("north", work);
  await answer();
  await answer();
  expect(await saved).toBe("saved");
  expect(lines).toHaveLength(2);

  const refused = businesses.run("north", () => Promise.reject(denied)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1);
  await answer();
  expect(await refused).toBe(denied);
  expect(lines).toHaveLength(3);
  const taken = new Error("taken");
  await expect(businesses.run("north", () => Promise.reject(taken))).rejects.toBe(taken);
  expect(lines).toHaveLength(3);
});

test("documents that are refused after a long sleep are followed again behind a new line, and nobody is told", async () => {
  const { businesses, documents, lines, followed, answer } = aBusiness();
  const [next, fail] = [vi.fn(), vi.fn()];
  businesses.follow("north", documents)(next, fail);
  businesses.follow("north", documents)(next, fail);
  await answer();
  followed.forEach((one) => one.next("before"));
  followed.forEach((one) => one.fail(denied));
  await answer();
  expect(lines).toHaveLength(2);
  expect(followed).toHaveLength(4);
  followed.slice(2).forEach((one) => one.next("after"));
  expect(next.mock.calls.flat()).toEqual(["before", "before", "after", "after"]);
  expect(fail).not.toHaveBeenCalled();
});

test("a person who may not read at all is told", async () => {
  const { businesses, documents, followed, answer } = aBusiness();
  const fail = vi.fn();
  businesses.follow("north", documents)(vi.fn(), fail);
  await answer();
  followed[0]?.fail(denied);
  await answer();
  followed[1]?.fail(denied);
  expect(fail.mock.calls).toEqual([[denied]]);

  const refusing = openedBusinesses(() => Promise.reject(denied));
  refusing.follow("north", documents)(vi.fn(), fail);
  await vi.advanceTimersByTimeAsync(3 * againMs);
  expect(fail.mock.calls).toEqual([[denied], [denied]]);
  await expect(refusing.run("north", noWork)).rejects.toBe(denied);
});

test("without a connection a page is told at first, keeps what it has heard, and goes on by itself", async () => {
  const { documents, followed } = aBusiness();
  const offline = Object.assign(new Error("offline"), { code: "unavailable" });
  let isOnline = false;
  const businesses = openedBusinesses(() => (isOnline ? Promise.resolve() : Promise.reject(offline)));
  const [next, fail] = [vi.fn(), vi.fn()];
  const close = businesses.follow("north", documents)(next, fail);
  await vi.advanceTimersByTimeAsync(1);
  expect(fail.mock.calls).toEqual([[offline]]);
  isOnline = true;
  await vi.advanceTimersByTimeAsync(againMs);
  followed[0]?.next("before");

  isOnline = false;
  followed[0]?.fail(denied);
  await vi.advanceTimersByTimeAsync(3 * againMs);
  isOnline = true;
  await vi.advanceTimersByTimeAsync(againMs);
  followed[1]?.next("after");
  expect(next.mock.calls.flat()).toEqual(["before", "after"]);
  expect(fail).toHaveBeenCalledTimes(1);

  isOnline = false;
  followed[1]?.fail(denied);
  await vi.advanceTimersByTimeAsync(1);
  close();
  isOnline = true;
  await vi.advanceTimersByTimeAsync(3 * againMs);
  expect(followed).toHaveLength(2);
});

test("a page that is left before the line is there asks for nothing", async () => {
  const { businesses, documents, followed, answer } = aBusiness();
  businesses.follow("north", documents)(vi.fn(), vi.fn())();
  await answer();
  expect(followed).toHaveLength(0);
});
