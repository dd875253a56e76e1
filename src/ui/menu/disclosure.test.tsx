import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { UiProvider } from "../theme/ui-provider";
import { Disclosure } from "./disclosure";

const button = (name: string) => screen.getByRole("button", { name });

beforeEach(() => {
  const both = (
    <>
      <Disclosure label="Download" floats>
        <button>Word</button>
      </Disclosure>
      <button>Print</button>
      <Disclosure label="Languages" floats>
        <button data-closes>German</button>
      </Disclosure>
    </>
  );
  render(both, { wrapper: UiProvider });
});

test("what is disclosed comes next by keyboard, and Escape leads back to its button", async () => {
  await userEvent.click(button("Download"));
  expect(button("Download")).toHaveAttribute("aria-expanded", "true");
  await userEvent.tab();
  expect(button("Word")).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  expect(screen.queryByRole("button", { name: "Word" })).not.toBeInTheDocument();
  expect(button("Download")).toHaveFocus();
  expect(button("Download")).toHaveAttribute("aria-expanded", "false");
});

test("what lies over the page closes when one goes elsewhere, by keyboard or by pointer", async () => {
  await userEvent.click(button("Download"));
  await userEvent.tab();
  await userEvent.tab();
  expect(button("Print")).toHaveFocus();
  expect(screen.queryByRole("button", { name: "Word" })).not.toBeInTheDocument();
  await userEvent.click(button("Download"));
  await userEvent.click(document.body);
  expect(screen.queryByRole("button", { name: "Word" })).not.toBeInTheDocument();
});

test("what is chosen in it closes it, and leads back to its button", async () => {
  await userEvent.click(button("Languages"));
  await userEvent.click(button("German"));
  expect(screen.queryByRole("button", { name: "German" })).not.toBeInTheDocument();
  expect(button("Languages")).toHaveFocus();
});
