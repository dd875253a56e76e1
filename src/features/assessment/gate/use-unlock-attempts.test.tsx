import { act, renderHook } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useTries } from "./use-unlock-attempts";

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test("a reload does not forgive wrong codes, the right one does", () => {
  const { result } = renderHook(useTries);
  for (let tries = 0; tries < 5; tries += 1) act(() => result.current.countWrong());
  expect(renderHook(useTries).result.current.wait).toBe(30);
  act(() => result.current.forget());
  expect(renderHook(useTries).result.current.wait).toBe(0);
});

test("the right code counts, and wrong ones too, where the browser keeps nothing", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("Site data are blocked.", "SecurityError");
  });
  expect(() => localStorage.length).toThrow("blocked");
  const { result } = renderHook(useTries);
  for (let tries = 0; tries < 5; tries += 1) act(() => result.current.countWrong());
  expect(result.current.wait).toBe(30);
  expect(renderHook(useTries).result.current.wait).toBe(30);
  act(() => result.current.forget());
  expect(renderHook(useTries).result.current.wait).toBe(0);
});
