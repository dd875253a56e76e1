// Browsers can be told to keep nothing: reading `localStorage`, `sessionStorage` or `indexedDB` then throws, and a lock
// is refused, as it is here.
import { assessmentMessages } from "../../src/domain/assessment/words";
import { courseWords } from "../../src/domain/course/words";
import { buttonNamed, jumpTo, unlock, untilSaved } from "../support/journeys/assessment-page";
import { anInvitedBusiness, registerBusiness } from "../support/journeys/invited-business";
import { outlineFor, resultRegion } from "../support/journeys/course-tools";
import { expect, test, unique } from "../support/journeys/page";

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const refusal = () => new DOMException("Site data are blocked.", "SecurityError");
    for (const name of ["localStorage", "sessionStorage", "indexedDB"]) {
      Object.defineProperty(window, name, {
        get: () => {
          throw refusal();
        },
      });
    }
    LockManager.prototype.request = () => Promise.reject(refusal());
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

test("a visitor reads the site, has a text written, and is told that it is not kept", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("region", { name: "Mailing list" })).toBeVisible();
  await page.getByRole("link", { name: "Course outline" }).first().click();
  await expect(buttonNamed(page, "Generate Outline")).toBeVisible();
  const topic = unique("Nothing kept");
  await outlineFor(page, topic);
  await expect(resultRegion(page, "course-outline").getByRole("heading").first()).toContainText(topic);
  await expect(page.getByText(courseWords.draftNotKept)).toBeVisible();
});
