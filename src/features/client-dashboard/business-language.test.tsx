import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { businessLanguageWords } from "../../domain/accounts/dashboard/words";
import { anUnreachableProject } from "../../firebase/sdk/unreachable-project.fixture";

let leave: () => void;
beforeAll(() => {
  leave = anUnreachableProject();
});
afterAll(() => leave());

async function show() {
  const { BusinessLanguage } = await import("./business-language");
  const { UiProvider } = await import("../../ui/theme/ui-provider");
  render(<BusinessLanguage invitationId="a-code" language="de" />, { wrapper: UiProvider });
  return screen.getByRole("combobox", { name: businessLanguageWords.language });
}

test("a chosen language is saved at once, and the page says so", async () => {
  const select = await show();
  expect(select).toHaveDisplayValue("Deutsch");
  await userEvent.selectOptions(select, "English");
  expect(await screen.findByText(businessLanguageWords.saved("English"))).toBeVisible();
  expect(select).toHaveDisplayValue("English");
});

test("a language that cannot be saved is not kept, and the page says so", async () => {
  const select = await show();
  const refused = { error: { code: 403, status: "PERMISSION_DENIED", message: "No." } };
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json(refused, { status: 403 })));
  await userEvent.selectOptions(select, "English");
  expect(await screen.findByText(businessLanguageWords.failed)).toBeVisible();
  expect(select).toHaveDisplayValue("Deutsch");
});
