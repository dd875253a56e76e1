import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useAction, type ActionOutcome } from "./use-action";

/** Lets what has been promised happen. */
const settle = () => act(() => Promise.resolve());

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  vi.restoreAllMocks();
});

const failed = "It could not be sent.";

function theAction(announce?: Parameters<typeof useAction>[0]) {
  return renderHook(() => useAction<"send" | "test">(announce)).result;
}

test("one action runs at a time, and is named for as long as it runs", async () => {
  const hook = theAction();
  let finish: (outcome: ActionOutcome) => void = () => undefined;
  const sending = new Promise<ActionOutcome>((resolve) => (finish = resolve));
  const other = vi.fn(() => Promise.resolve());
  act(() => hook.current.run("send", () => sending));
  expect(hook.current.running).toBe("send");
  act(() => hook.current.run("test", other));
  expect(other).not.toHaveBeenCalled();

  act(() => finish({ done: true, sentence: "It was sent." }));
  await settle();
  expect(hook.current.running).toBeUndefined();
  expect(hook.current.outcome).toEqual({ done: true, sentence: "It was sent." });
  act(() => hook.current.run("test", other));
  await settle();
  expect(other).toHaveBeenCalledOnce();
  expect(hook.current.outcome).toBeUndefined();
});

test("an action that throws has failed in words, is announced, and can be tried again", async () => {
  const announce = vi.fn<NonNullable<Parameters<typeof useAction>[0]>>();
  const hook = theAction(announce);
  const send = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error("no network")).mockResolvedValue();
  act(() => hook.current.run("send", send, failed));
  await settle();
  expect(hook.current.outcome).toEqual({ done: false, sentence: failed });
  expect(hook.current.running).toBeUndefined();
  expect(announce).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ sentence: failed }));

  act(() => announce.mock.calls[0]?.[0].retry());
  await settle();
  expect(send).toHaveBeenCalledTimes(2);
  expect(hook.current.outcome).toBeUndefined();
});
