import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeat, type Repetition } from "./repeat";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function repeated(work: Repetition["work"], atOnce = false) {
  const told: string[] = [];
  const onFailure = (problem: unknown) => told.push(String(problem));
  const stop = repeat({ everyMs: 1000, atOnce, work, onFailure, onRecovery: () => told.push("recovered") });
  return { told, stop };
}

test("work is repeated with a pause, at first, too, unless it begins at once", async () => {
  const work = vi.fn(() => Promise.resolve());
  const { stop } = repeated(work);
  expect(work).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3500);
  expect(work).toHaveBeenCalledTimes(3);
  await stop();
  const other = repeated(work, true);
  expect(work).toHaveBeenCalledTimes(4);
  await other.stop();
});

test("failures do not end it; the first of a row is told, and the success after it", async () => {
  const ends = [true, false, false, true, true, false];
  const { told, stop } = repeated(() => (ends.shift() ? Promise.resolve() : Promise.reject(new Error("full"))));
  await vi.advanceTimersByTimeAsync(6500);
  expect(ends).toEqual([]);
  expect(told).toEqual(["Error: full", "recovered", "Error: full"]);
  await stop();
});

test("stopping waits for the work under way, which can hear of it, and nothing begins after it", async () => {
  let ended = false;
  const work = vi.fn(
    (signal: AbortSignal) =>
      new Promise<void>((_, reject) => {
        signal.addEventListener("abort", () =>
          setTimeout(() => {
            ended = true;
            reject(new Error("aborted"));
          }, 50),
        );
      }),
  );
  const { told, stop } = repeated(work, true);
  const stopped = stop();
  await vi.advanceTimersByTimeAsync(50);
  await stopped;
  expect(ended).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(1);
  expect(told).toEqual([]);
});
