import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { BusyButton } from "./busy-button";
import { UiProvider } from "../theme/ui-provider";

test("a busy button says so, keeps the focus and does nothing", async () => {
  const press = vi.fn();
  const shown = (busy: boolean) => (
    <BusyButton busy={busy} busyLabel="Generating..." onClick={press}>
      Generate Outline
    </BusyButton>
  );
  const { rerender } = render(shown(false), { wrapper: UiProvider });
  await userEvent.click(screen.getByRole("button", { name: "Generate Outline" }));
  rerender(shown(true));

  const button = screen.getByRole("button", { name: "Generating..." });
  await userEvent.click(button);
  expect(press).toHaveBeenCalledOnce();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-disabled", "true");
});

test("a disabled button never says that it is not", () => {
  render(
    <BusyButton busy={false} busyLabel="Saving..." disabled>
      Save
    </BusyButton>,
    { wrapper: UiProvider },
  );
  expect(screen.getByRole("button", { name: "Save" })).not.toHaveAttribute("aria-disabled");
});
