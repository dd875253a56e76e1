// Browsers can be told to keep nothing: reading `localStorage` or `sessionStorage` then throws, as it does here.
import { assessmentMessages } from "../../src/domain/assessment/words";
import { buttonNamed, jumpTo, unlock, untilSaved } from "../support/journeys/assessment-page";
import { anInvitedBusiness, registerBusiness } from "../support/journeys/invited-business";
import { expect, test } from "../support/journeys/page";

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Site data are blocked.", "SecurityError");
        },
      });
    }
  }),
);

test(
  "a business gets from its invitation to its dashboard, and past the gate to its teams",
  { tag: "@heavy" },
  async ({ page }) => {
    const invited = await anInvitedBusiness();
    await registerBusiness(page, invited);
    await page.getByRole("link", { name: "Complete Training Needs Assessment" }).click();
    await unlock(page, "wrong-code");
    await expect(page.getByRole("alert")).toHaveText(assessmentMessages.wrongAccessCode);
    await unlock(page, invited.code);
    await jumpTo(page, 3);
    await page.getByLabel("Team name").fill("Night shift");
    await buttonNamed(page, "Add Another Team").click();
    await untilSaved(page);
  },
);

test("a visitor can read the site and open the AI tools", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Mailing list" })).toBeVisible();
  await page.getByRole("link", { name: "Course outline" }).first().click();
  await expect(buttonNamed(page, "Generate Outline")).toBeVisible();
});
