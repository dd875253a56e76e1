// What is typed without being seen can be seen on request, in every place, scheme and way of using a keyboard.
import type { Locator, Page } from "@playwright/test";
import { routes } from "../../../src/domain/kernel/routes";
import { uiWords } from "../../../src/ui/words";
import { signInBrowser } from "../../support/accounts/browser-sign-in";
import { aRegisteredClient } from "../../support/accounts/registered-client";
import { anInvitedBusiness } from "../../support/journeys/invited-business";
import { expect, expectAccessible, test } from "../../support/journeys/page";

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

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, viewport: { width: 320, height: 700 } });

    for (const path of [routes.login, routes.adminLogin]) {
      test(`the password of ${path} is shown on request`, async ({ page }) => {
        await page.goto(path);
        await expectShownOnRequest(page, page.getByLabel("Password"), "password");
      });
    }

    test("both passwords of a new account are shown on request, and a common one is pointed out", async ({ page }) => {
      await page.goto((await anInvitedBusiness()).link);
      await page.getByLabel("Create a Password").fill("Password1");
      await expect(page.getByText(uiWords.commonPassword)).toBeVisible();
      await expectAccessible(page);
      await expectShownOnRequest(page, page.getByLabel("Create a Password"), "password");
      await expectShownOnRequest(page, page.getByLabel("Confirm Password"), "confirmation");
    });

    test("the access code is shown on request", async ({ page }) => {
      await signInBrowser(page.context(), await aRegisteredClient());
      await page.goto(routes.assessment);
      await expectShownOnRequest(page, page.getByPlaceholder("Enter access code"), "access code");
    });
  });
}
