import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openedBusinesses, renewalMs } from "./opened-businesses";

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
  await Promise.all([businesses.open("north"), businesses.open("south")]);
  expect(lines).toEqual(["north", "south"]);
});

test("a business that stays open is opened again before its hour is over, and no more once it is closed", async () => {
  const { businesses, documents, lines, answer } = aBusiness();
  const close = businesses.follow("north", documents)(vi.fn(), vi.fn());
  await answer();
  await vi.advanceTimersByTimeAsync(renewalMs);
  expect(lines).toHaveLength(2);
  close();
  await vi.advanceTimersByTimeAsync(3 * renewalMs);
  expect(lines).toHaveLength(2);
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

test("a person who may not read at all is told, and so is a failed line", async () => {
  const { businesses, documents, followed, answer } = aBusiness();
  const fail = vi.fn();
  businesses.follow("north", documents)(vi.fn(), fail);
  await answer();
  followed[0]?.fail(denied);
  await answer();
  followed[1]?.fail(denied);
  expect(fail.mock.calls).toEqual([[denied]]);

  const offline = new Error("offline");
  const failing = openedBusinesses(() => Promise.reject(offline));
  failing.follow("north", documents)(vi.fn(), fail);
  await vi.advanceTimersByTimeAsync(1);
  expect(fail.mock.calls).toEqual([[denied], [offline]]);
  await expect(failing.open("north")).rejects.toBe(offline);
});

test("a page that is left before the line is there asks for nothing", async () => {
  const { businesses, documents, followed, answer } = aBusiness();
  businesses.follow("north", documents)(vi.fn(), vi.fn())();
  await answer();
  expect(followed).toHaveLength(0);
});
