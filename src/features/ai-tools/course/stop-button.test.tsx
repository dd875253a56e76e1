import { useRef, useState } from "react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { StopButton } from "./stop-button";

/** A writing that ends when Escape is pressed. */
function Writing() {
  const nextFocus = useRef<HTMLButtonElement>(null);
  const [running, setRunning] = useState(true);
  return (
    <div onKeyDown={({ key }) => setRunning(key !== "Escape")}>
      <button ref={nextFocus}>Generate</button>
      <input aria-label="Topic" />
      {running && (
        <StopButton onStop={() => undefined} nextFocus={nextFocus}>
          Stop
        </StopButton>
      )}
    </div>
  );
}

test.each([
  ["hands its focus on when it goes", "Stop", "Generate"],
  ["leaves the focus where it is when it goes without it", "Topic", "Topic"],
])("the button that stops %s", async (_, before, after) => {
  render(<Writing />, { wrapper: UiProvider });
  const named = (name: string) => (name === "Topic" ? screen.getByLabelText(name) : screen.getByText(name));
  await userEvent.click(named(before));
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByText("Stop")).not.toBeInTheDocument();
  expect(named(after)).toHaveFocus();
});
