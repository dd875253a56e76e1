import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Loading } from "./loading";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what has not come after 15 seconds says so, in the console too, and can be tried again", () => {
  const warn = vi.spyOn(console, "warn").mockReturnValue();
  render(<Loading>Loading the plan...</Loading>);
  act(() => void vi.advanceTimersByTime(14_999));
  expect(screen.queryByRole("alert")).toBeNull();
  act(() => void vi.advanceTimersByTime(1));
  expect(screen.getByRole("alert").textContent).toContain("This is taking longer than usual.");
  expect(screen.getByRole("button", { name: "Try again" })).toBeDefined();
  expect(warn).toHaveBeenCalledWith(expect.anything(), "Loading the plan...");
  warn.mockRestore();
});
