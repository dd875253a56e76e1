import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useEffect } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { Notices } from "./notices";
import { useNotices, type Announce } from "./use-notices";

const typing = userEvent.setup({ advanceTimers: (milliseconds) => vi.advanceTimersByTime(milliseconds) });

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
});

/** The notices of a dashboard on which something can be announced. */
function theNotices(): Announce {
  let announce: Announce | undefined;
  function Board() {
    const board = useNotices();
    useEffect(() => {
      announce = board.announce;
    });
    return (
      <>
        <input aria-label="Search" />
        <Notices notices={board.notices} dismiss={board.dismiss} />
      </>
    );
  }
  render(<Board />, { wrapper: UiProvider });
  return (announcement) => act(() => announce?.(announcement));
}

test("what can still be done about one outcome stays when the next is told", () => {
  const announce = theNotices();
  announce({ kind: "error", sentence: "It was sent, but not filed.", retry: vi.fn() });
  announce({ kind: "success", sentence: "The task is deleted.", undo: vi.fn() });
  announce({ kind: "success", sentence: "The inquiry is moved." });
  announce({ kind: "success", sentence: "The task is completed." });
  expect(screen.getByText(/not filed/)).toBeVisible();
  expect(screen.getByText(/is deleted/)).toBeVisible();
  expect(screen.queryByText(/is moved/)).not.toBeInTheDocument();
  expect(screen.getByText(/is completed/)).toBeVisible();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test("what happens takes nothing from whoever is typing", async () => {
  const announce = theNotices();
  await typing.type(screen.getByRole("textbox"), "Nor");
  announce({ kind: "success", sentence: "The task is completed." });
  await typing.keyboard("thwind");
  expect(screen.getByRole("textbox")).toHaveValue("Northwind");
});

test("what can be undone leaves after fifteen seconds", async () => {
  const announce = theNotices();
  await typing.click(screen.getByRole("textbox"));
  announce({ kind: "success", sentence: "The task is deleted.", undo: vi.fn() });
  await pass(14);
  expect(screen.getByText(/is deleted/)).toBeVisible();
  await pass(2);
  expect(screen.queryByText(/is deleted/)).not.toBeInTheDocument();
});

test("what can be undone does not leave under the hands of whoever is at it", async () => {
  const announce = theNotices();
  announce({ kind: "success", sentence: "The task is deleted.", undo: vi.fn() });
  await typing.tab();
  expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
  await pass(40);
  expect(screen.getByRole("button", { name: "Undo" })).toHaveFocus();
  await typing.click(screen.getByRole("textbox"));
  await typing.hover(screen.getByText(/is deleted/));
  await pass(20);
  expect(screen.getByText(/is deleted/)).toBeVisible();
  await typing.hover(screen.getByRole("textbox"));
  await pass(20);
  expect(screen.queryByText(/is deleted/)).not.toBeInTheDocument();
});
