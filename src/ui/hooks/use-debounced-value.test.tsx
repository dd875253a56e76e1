import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useDebouncedValue } from "./use-debounced-value";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

test("what is typed counts once nothing more is typed for a while", () => {
  const { result, rerender } = renderHook(({ typed }) => useDebouncedValue(typed, 300), {
    initialProps: { typed: "" },
  });
  rerender({ typed: "Nor" });
  act(() => void vi.advanceTimersByTime(299));
  rerender({ typed: "Nord" });
  act(() => void vi.advanceTimersByTime(299));
  expect(result.current).toBe("");
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe("Nord");
});
