import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { UiProvider } from "../../../ui/theme/ui-provider";
import { Keys } from "./keys";

const [reply, complete] = [vi.fn(), vi.fn()];

function show({ withDialog = false } = {}) {
  render(
    <UiProvider>
      <main>
        <input aria-label="Search" />
        {["Ines", "Olaf"].map((name) => (
          <article key={name}>
            <button type="button" aria-expanded="false">
              {name}
            </button>
            <button type="button" aria-keyshortcuts="R" onClick={() => void reply(name)}>
              Reply
            </button>
            <button type="button" aria-keyshortcuts="E" onClick={() => void complete(name)}>
              Complete
            </button>
          </article>
        ))}
        <Keys />
        {withDialog && <dialog open />}
      </main>
    </UiProvider>,
  );
}

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

test("J and K go from row to row, and other keys press the button of the row", async () => {
  show();
  await userEvent.keyboard("r");
  expect(reply, "no row has the focus").not.toHaveBeenCalled();
  await userEvent.keyboard("jj");
  expect(screen.getByRole("button", { name: "Olaf" })).toHaveFocus();
  await userEvent.keyboard("E");
  expect(complete).toHaveBeenCalledWith("Olaf");
  await userEvent.keyboard("kr");
  expect(screen.getByRole("button", { name: "Ines" })).toHaveFocus();
  expect(reply).toHaveBeenCalledWith("Ines");
});

test("they act neither in a field nor with another key held", async () => {
  show();
  await userEvent.click(screen.getByRole("textbox", { name: "Search" }));
  await userEvent.keyboard("jre");
  expect(screen.getByRole("textbox", { name: "Search" })).toHaveValue("jre");
  screen.getByRole("button", { name: "Ines" }).focus();
  await userEvent.keyboard("{Control>}r{/Control}{Meta>}e{/Meta}");
  expect(reply).not.toHaveBeenCalled();
  expect(complete).not.toHaveBeenCalled();
});

test("behind a dialog they do nothing", async () => {
  show({ withDialog: true });
  screen.getByRole("button", { name: "Ines" }).focus();
  await userEvent.keyboard("re");
  expect(reply).not.toHaveBeenCalled();
  expect(complete).not.toHaveBeenCalled();
});

test("a person switches them off, and this browser remembers it", async () => {
  show();
  await userEvent.click(screen.getByRole("button", { name: "Keys" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "Use these keys in this browser" }));
  await userEvent.click(screen.getByRole("button", { name: "Ines" }));
  await userEvent.keyboard("r");
  expect(reply).not.toHaveBeenCalled();
  expect(localStorage.getItem("desk-keys")).toBe("false");
});
