import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useUnlockAttempts } from "./use-unlock-attempts";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("a reload does not forgive wrong codes, the right one does", () => {
  const { result } = renderHook(useUnlockAttempts);
  for (let attempts = 0; attempts < 5; attempts += 1) act(() => result.current.countWrong());
  expect(renderHook(useUnlockAttempts).result.current.wait).toBe(30);
  act(() => result.current.forget());
  expect(renderHook(useUnlockAttempts).result.current.wait).toBe(0);
});

test("the right code counts, and wrong ones too, where the browser keeps nothing", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("Site data are blocked.", "SecurityError");
  });
  expect(() => localStorage.length).toThrow("blocked");
  const { result } = renderHook(useUnlockAttempts);
  for (let attempts = 0; attempts < 5; attempts += 1) act(() => result.current.countWrong());
  expect(result.current.wait).toBe(30);
  expect(renderHook(useUnlockAttempts).result.current.wait).toBe(30);
  act(() => result.current.forget());
  expect(renderHook(useUnlockAttempts).result.current.wait).toBe(0);
});
