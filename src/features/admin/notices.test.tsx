import { act, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { UiProvider } from "../../ui/ui-provider";
import { Notices } from "./notices";
import { useNotices, type Announce } from "./use-notices";

/** The notices of a dashboard on which something can be announced. */
function theNotices(): Announce {
  let announce: Announce | undefined;
  function Board() {
    const board = useNotices();
    announce = board.announce;
    return <Notices notices={board.notices} dismiss={board.dismiss} />;
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
