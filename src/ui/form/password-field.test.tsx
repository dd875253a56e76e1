import type { ComponentProps } from "react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { UiProvider } from "../theme/ui-provider";
import { PasswordField } from "./password-field";

function show(props: Pick<ComponentProps<typeof PasswordField>, "error" | "shows"> = {}) {
  const submitted = vi.fn();
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted();
      }}
    >
      <PasswordField label="Password" name="password" {...props} />
    </form>,
    { wrapper: UiProvider },
  );
  return submitted;
}

const field = () => screen.getByLabelText("Password");
const button = (name: string) => screen.getByRole("button", { name });

test("the button beside a password shows and hides it, keeps what was typed, and sends no form", async () => {
  const submitted = show();
  await userEvent.type(field(), "trail-2026");
  expect(field()).toHaveAttribute("type", "password");
  await userEvent.click(button("Show password"));
  expect(field()).toHaveAttribute("type", "text");
  expect(field()).toHaveValue("trail-2026");
  await userEvent.click(button("Hide password"));
  expect(field()).toHaveAttribute("type", "password");
  expect(submitted).not.toHaveBeenCalled();
});

test("one comes from the password to its button with the Tab key, and presses it by keyboard", async () => {
  const submitted = show();
  await userEvent.tab();
  expect(field()).toHaveFocus();
  await userEvent.tab();
  expect(button("Show password")).toHaveFocus();
  await userEvent.keyboard(" ");
  expect(button("Hide password")).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(button("Show password")).toHaveTextContent(/^Show/);
  expect(submitted).not.toHaveBeenCalled();
});

test("the Enter key in a password sends its form", async () => {
  const submitted = show();
  await userEvent.type(field(), "trail-2026{Enter}");
  expect(submitted).toHaveBeenCalledOnce();
});

test("a problem is marked at the password and read with it", () => {
  show({ error: "Please enter your password." });
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription("Please enter your password.");
});

test("two passwords in one form have buttons with different names", () => {
  show({ shows: "confirmation" });
  expect(button("Show confirmation")).toBeVisible();
});
