import { fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useOnline } from "./use-online";

function Connection() {
  return <p>{useOnline() ? "connected" : "on its own"}</p>;
}

afterEach(() => {
  vi.restoreAllMocks();
});

test("the page knows when the connection goes and when it is back", () => {
  const connection = vi.spyOn(navigator, "onLine", "get").mockReturnValue(true);
  render(<Connection />);
  expect(screen.getByText("connected")).toBeVisible();
  connection.mockReturnValue(false);
  fireEvent(window, new Event("offline"));
  expect(screen.getByText("on its own")).toBeVisible();
  connection.mockReturnValue(true);
  fireEvent(window, new Event("online"));
  expect(screen.getByText("connected")).toBeVisible();
});
