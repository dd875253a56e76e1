import { useState } from "react";
import { render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { ConfirmDialog } from "./confirm-dialog";
import { UiProvider } from "../theme/ui-provider";

function Deleting({ onDelete }: { onDelete: () => void }) {
  const [asking, setAsking] = useState(false);
  return (
    <UiProvider>
      <button onClick={() => setAsking(true)}>Delete</button>
      {asking && (
        <ConfirmDialog
          title="Delete inquiry"
          confirm="Delete"
          decline="Keep it"
          destructive
          onConfirm={onDelete}
          onDecline={() => setAsking(false)}
        >
          It cannot be brought back.
        </ConfirmDialog>
      )}
    </UiProvider>
  );
}

test("a confirmation is a dialog with a name, a question and two buttons", async () => {
  render(<Deleting onDelete={vi.fn()} />);
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  const dialog = screen.getByRole("dialog", { name: "Delete inquiry" });
  expect(dialog).toHaveTextContent("It cannot be brought back.");
});

test("declining, by button or by Escape, changes nothing and closes the dialog", async () => {
  const onDelete = vi.fn();
  render(<Deleting onDelete={onDelete} />);
  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  await userEvent.click(screen.getByRole("button", { name: "Keep it" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();

  await userEvent.click(screen.getByRole("button", { name: "Delete" }));
  screen.getByRole("dialog").dispatchEvent(new Event("cancel", { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(onDelete).not.toHaveBeenCalled();
});
