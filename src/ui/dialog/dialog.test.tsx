import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { Dialog } from "./dialog";

/** A browser closes at a second Escape in a row, without asking. */
function closeByForce(): void {
  const dialog = screen.getByRole<HTMLDialogElement>("dialog");
  dialog.close();
  fireEvent(dialog, new Event("close"));
}

test("a dialog in which something is being sent stays, even when the browser has closed it", () => {
  render(
    <Dialog title="Reply to Inquiry" onClose={undefined}>
      Sending...
    </Dialog>,
  );
  closeByForce();
  expect(screen.getByRole("dialog", { name: "Reply to Inquiry" })).toBeVisible();
});

test("a dialog that may close tells whoever opened it, also when the browser has closed it", () => {
  const onClose = vi.fn();
  render(
    <Dialog title="Reply to Inquiry" onClose={onClose}>
      A long and careful answer.
    </Dialog>,
  );
  closeByForce();
  expect(onClose).toHaveBeenCalledOnce();
});
