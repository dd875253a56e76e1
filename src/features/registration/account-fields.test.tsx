import type { SubmitEvent } from "react";
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { accountMessages } from "../../domain/accounts/words";
import { passwordWords } from "../../ui/form/words";
import { UiProvider } from "../../ui/theme/ui-provider";
import { AccountFields } from "./account-fields";
import { useRegistrationProblem } from "./use-registration-problem";

function Form({ onRight }: { onRight: () => void }) {
  const { problem, check, forgetMended } = useRegistrationProblem();
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (check(event.currentTarget)) onRight();
  }
  return (
    <form noValidate onSubmit={submit} onInput={forgetMended}>
      <AccountFields name="Ines Weber" busy={false} problem={problem} />
      <button>Create Account</button>
    </form>
  );
}

function show() {
  const onRight = vi.fn();
  render(<Form onRight={onRight} />, { wrapper: UiProvider });
  return onRight;
}

const fieldOf = (label: string) => screen.getByLabelText(label);
const send = () => userEvent.click(screen.getByRole("button", { name: "Create Account" }));

async function type(label: string, text: string) {
  await userEvent.clear(fieldOf(label));
  if (text) await userEvent.type(fieldOf(label), text);
}

test("the name of the inquiry is there already, and can be changed", async () => {
  const onRight = show();
  expect(fieldOf("Your Name")).toHaveValue("Ines Weber");
  await type("Your Name", "Ines Berg");
  await type("Create a Password", "trail-2026");
  await type("Confirm Password", "trail-2026");
  await send();
  expect(onRight).toHaveBeenCalledOnce();
});

test.each([
  ["", "trail", "trial", "Your Name", accountMessages.nameMissing],
  ["Ines Weber", "trail", "trial", "Confirm Password", accountMessages.passwordsDiffer],
  ["Ines Weber", "trail", "trail", "Create a Password", accountMessages.passwordTooShort],
])("of “%s”, “%s” and “%s” the field %s is marked, focused and told about", async (...row) => {
  const [name, password, confirmation, label, sentence] = row;
  const onRight = show();
  await type("Your Name", name);
  await type("Create a Password", password);
  await type("Confirm Password", confirmation);
  await send();
  expect(fieldOf(label)).toBeInvalid();
  expect(fieldOf(label)).toHaveFocus();
  expect(fieldOf(label)).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(screen.getByRole("alert")).toHaveTextContent(sentence);
  expect(document.querySelectorAll("[aria-invalid=true]")).toHaveLength(1);
  expect(onRight).not.toHaveBeenCalled();
});

test("a problem goes as soon as it is mended, and not before", async () => {
  const onRight = show();
  await type("Your Name", "Ines Weber");
  await type("Create a Password", "trail-2026");
  await type("Confirm Password", "trail-202");
  await send();
  await type("Your Name", "Ines");
  expect(fieldOf("Confirm Password")).toBeInvalid();
  await userEvent.type(fieldOf("Confirm Password"), "6");
  expect(fieldOf("Confirm Password")).not.toBeInvalid();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  await send();
  expect(onRight).toHaveBeenCalledOnce();
});

test("a common password is pointed out beside its field, and is no problem", async () => {
  const onRight = show();
  await type("Your Name", "Ines Weber");
  await type("Create a Password", "PassWord");
  expect(await screen.findByText(passwordWords.common)).toHaveRole("status");
  expect(fieldOf("Create a Password")).toHaveAccessibleDescription(expect.stringContaining(passwordWords.common));
  await type("Confirm Password", "PassWord");
  await send();
  expect(onRight).toHaveBeenCalledOnce();
  await type("Create a Password", "PassWord of mine");
  expect(screen.queryByText(passwordWords.common)).not.toBeInTheDocument();
});
