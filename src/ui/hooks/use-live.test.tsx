import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lateSubscription, type Subscribe } from "../../browser/subscribe";
import { useLateLive, useLive } from "./use-live";
import { useLoaded } from "./use-loaded";

/** Lets what has been promised happen. */
const settle = () => act(() => Promise.resolve());

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** A subscription that the test speaks for. */
function theSource() {
  const stop = vi.fn();
  const subscribe = vi.fn<Subscribe<string>>(() => stop);
  const [next, fail] = [
    (value: string) => subscribe.mock.lastCall?.[0](value),
    () => subscribe.mock.lastCall?.[1]("no"),
  ];
  return { subscribe, stop, next, fail };
}

function followed(first: Subscribe<string>, keepsPrevious = false) {
  return renderHook(({ subscribe }) => useLive(subscribe, { keepsPrevious }), { initialProps: { subscribe: first } });
}

test("what is followed is shown as it changes, until nobody looks any more", () => {
  const { subscribe, stop, next } = theSource();
  const { result, unmount } = followed(subscribe);
  expect(result.current.live).toEqual({ status: "loading" });
  act(() => next("one"));
  act(() => next("two"));
  expect(result.current.live).toEqual({ status: "ready", value: "two" });
  expect(stop).not.toHaveBeenCalled();
  unmount();
  expect(stop).toHaveBeenCalledOnce();
});

test("what fails is asked for again", () => {
  const { subscribe, stop, next, fail } = theSource();
  const { result } = followed(subscribe);
  act(fail);
  expect(result.current.live).toEqual({ status: "failed" });
  act(() => result.current.retry());
  expect(result.current.live).toEqual({ status: "loading" });
  expect(stop).toHaveBeenCalledOnce();
  act(() => next("one"));
  expect(result.current.live).toEqual({ status: "ready", value: "one" });
});

test("a late answer of what was followed before is not heard", () => {
  const [before, after] = [theSource(), theSource()];
  const { result, rerender } = followed(before.subscribe);
  act(() => before.next("before"));
  rerender({ subscribe: after.subscribe });
  expect(result.current.live).toEqual({ status: "loading" });
  act(() => before.next("late"));
  expect(result.current.live).toEqual({ status: "loading" });
  act(() => after.next("after"));
  expect(result.current.live).toEqual({ status: "ready", value: "after" });
});

test("where it is wanted, what was there before stays until the new is there", () => {
  const [before, after] = [theSource(), theSource()];
  const { result, rerender } = followed(before.subscribe, true);
  act(() => before.next("before"));
  rerender({ subscribe: after.subscribe });
  expect(result.current.live).toEqual({ status: "ready", value: "before" });
  act(() => after.next("after"));
  expect(result.current.live).toEqual({ status: "ready", value: "after" });
});

test("a subscription whose code comes late begins then, unless it is over by then", async () => {
  const [early, late] = [theSource(), theSource()];
  const { unmount } = followed(lateSubscription(() => Promise.resolve(early.subscribe)));
  await settle();
  expect(early.subscribe).toHaveBeenCalledOnce();
  unmount();
  expect(early.stop).toHaveBeenCalledOnce();

  const leave = followed(lateSubscription(() => Promise.resolve(late.subscribe))).unmount;
  leave();
  await settle();
  expect(late.subscribe).not.toHaveBeenCalled();
  const noCode = followed(lateSubscription(() => Promise.reject(new Error("no network")))).result;
  await settle();
  expect(noCode.current.live).toEqual({ status: "failed" });
});

test("what comes late is that of the one who is asked for, and where there is none nothing is asked for", async () => {
  const [first, second] = [theSource(), theSource()];
  const load = vi.fn((of: string) => Promise.resolve(of === "first" ? first.subscribe : second.subscribe));
  const initialProps: { of: string | undefined } = { of: undefined };
  const { result, rerender } = renderHook(({ of }) => useLateLive(load, of), { initialProps });
  await settle();
  expect(load).not.toHaveBeenCalled();
  for (const [of, source] of [
    ["first", first],
    ["second", second],
  ] as const) {
    rerender({ of });
    await settle();
    act(() => source.next(of));
    expect(result.current.live).toEqual({ status: "ready", value: of });
  }
  expect(load).toHaveBeenCalledTimes(2);
  expect(first.stop).toHaveBeenCalledOnce();
  rerender({ of: undefined });
  expect(result.current.live).toEqual({ status: "loading" });
});

test("what is loaded is loaded again when something else is wanted, and when it failed", async () => {
  const fails = () => Promise.reject<string>(new Error("no network"));
  const works = vi.fn(() => Promise.resolve("here"));
  const { result, rerender } = renderHook(({ load }) => useLoaded(load), { initialProps: { load: fails } });
  await settle();
  expect(result.current.loaded).toEqual({ status: "failed" });
  rerender({ load: works });
  expect(result.current.loaded).toEqual({ status: "loading" });
  await settle();
  expect(result.current.loaded).toEqual({ status: "ready", value: "here" });
  act(() => result.current.retry());
  await settle();
  expect(works).toHaveBeenCalledTimes(2);
});
