// A hidden password can be seen on request.
import type { Locator, Page } from "@playwright/test";
import { routes } from "../../../src/domain/kernel/routes";
import { passwordWords } from "../../../src/ui/form/words";
import { signInBrowser } from "../accounts/browser-sign-in";
import { aRegisteredClient } from "../accounts/registered-client";
import { anInvitedBusiness } from "./invited-business";
import { expect, expectAccessible } from "./page";

/** The places where something is typed unseen, each with its proof on a page that is new. */
export const passwordPlaces: Record<string, (page: Page) => Promise<void>> = {
  async "the password of the login"(page) {
    await page.goto(routes.login);
    await expectShownOnRequest(page, page.getByLabel("Password"), "password");
  },
  async "the password of the admin login"(page) {
    await page.goto(routes.adminLogin);
    await expectShownOnRequest(page, page.getByLabel("Password"), "password");
  },
  async "both passwords of a new account, of which a common one is pointed out,"(page) {
    await page.goto((await anInvitedBusiness()).link);
    await page.getByLabel("Create a Password").fill("Password1");
    await expect(page.getByText(passwordWords.common)).toBeVisible();
    await expectAccessible(page);
    await expectShownOnRequest(page, page.getByLabel("Create a Password"), "password");
    await expectShownOnRequest(page, page.getByLabel("Confirm Password"), "confirmation");
  },
  async "the access code"(page) {
    await signInBrowser(page.context(), await aRegisteredClient());
    await page.goto(routes.assessment);
    const field = page.getByPlaceholder("Enter access code");
    await expect(field).not.toHaveValue(""); // the account's own, as soon as it is known
    await expectShownOnRequest(page, field, "access code");
  },
};

async function expectShownOnRequest(page: Page, field: Locator, shows: string): Promise<void> {
  await field.fill("trail-2026");
  await expect(field).toHaveAttribute("type", "password");
  await page.keyboard.press("Tab");
  const show = page.getByRole("button", { name: `Show ${shows}`, exact: true });
  await expect(show).toBeFocused();
  await page.keyboard.press("Space");
  await expect(field).toHaveAttribute("type", "text");
  await expect(field).toHaveValue("trail-2026");
  await expectAccessible(page);
  const hide = page.getByRole("button", { name: `Hide ${shows}`, exact: true });
  await expect(hide).toBeFocused();
  await hide.click();
  await expect(field).toHaveAttribute("type", "password");
}
