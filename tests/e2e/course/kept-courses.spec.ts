// A course that is kept with a business, as its people and its consultant have it, at the same time.
import type { Page, Request } from "@playwright/test";
import { courseLinkWords, sharedPageWords } from "../../../src/domain/assessment/sharing/words";
import { packageWords } from "../../../src/domain/course/exports/package/words";
import { playerWords } from "../../../src/domain/course/exports/package/player-words/player-words";
import { courseWords } from "../../../src/domain/course/words";
import { routes } from "../../../src/domain/kernel/routes";
import { anAdministrator } from "../../support/accounts/accounts";
import { signInBrowser } from "../../support/accounts/browser-sign-in";
import { aRegisteredClient } from "../../support/accounts/registered-client";
import { openTool } from "../../support/journeys/course-draft";
import { openCourses, textAction } from "../../support/journeys/course-tools";
import { holdBack } from "../../support/journeys/held-requests";
import { expect, expectAccessible, failedRequests, test } from "../../support/journeys/page";
import { linkWords } from "../../../src/ui/links/words";

// A window is offline for a while, and Firestore tries whether there is a network.
test.use({ expectedErrors: [new RegExp(`${failedRequests.source}|cleardot\\.gif`)] });

/** Keeps the name of a business back until the returned function is called. */
function holdNameBack(page: Page, code: string): Promise<() => Promise<void>> {
  const isName = (request: Request) => request.postData()?.includes(`/invitations/${code}`) === true;
  return holdBack(page, "**/documents:batchGet*", isName);
}

test(
  "a business keeps a course, its consultant writes in it, and of two who change a text both versions stay",
  { tag: "@heavy" },
  async ({ page, browser }) => {
    test.setTimeout(90_000);
    const client = await aRegisteredClient();
    await signInBrowser(page.context(), client);
    await openTool(page, "study-material");
    await openCourses(page);
    await page.getByRole("button", { name: /^Keep with / }).click();
    const kept = page.getByRole("list", { name: /^Kept with/ });
    await expect(kept.getByRole("group", { name: /Safe forklift driving/ })).toBeVisible(); // once it is open there
    await expect(page.getByRole("heading", { level: 1, name: "Study material" })).toBeVisible();
    await expectAccessible(page);

    const staff = await browser.newContext();
    await signInBrowser(staff, await anAdministrator());
    const desk = await staff.newPage();
    const tellName = await holdNameBack(desk, client.code);
    await desk.goto(routes.business(client.code));
    await desk
      .getByRole("region", { name: "Courses" })
      .getByRole("link", { name: "Safe forklift driving" })
      .click({ timeout: 30_000 });
    await desk.getByRole("link", { name: "Study material: written" }).click();
    await tellName();
    await openCourses(desk);
    await expect(desk.getByRole("heading", { name: "Kept with Northwind Logistics" })).toBeVisible();
    await expect(desk.getByRole("heading", { level: 1, name: "Study material" })).toBeVisible();
    await textAction(desk, "Edit as Markdown").click();
    const text = courseWords.text;
    await desk.getByLabel(text).fill("# By the consultant");
    await expect(page.getByRole("heading", { name: "By the consultant" })).toBeVisible({ timeout: 30_000 });

    await page.context().setOffline(true);
    await textAction(page, "Edit as Markdown").click();
    await page.getByLabel(text).fill("# By the business");
    const saved = desk.waitForResponse("**/documents:commit*");
    await desk.getByLabel(text).fill("# By the consultant, again");
    await saved;
    await page.context().setOffline(false);
    await expect(page.getByText(/^Another person changed .* at the same time/)).toBeVisible({ timeout: 45_000 });
    await expect(page.getByLabel(text)).toHaveValue("# By the consultant, again");
    await textAction(page, "Done editing").click();
    await textAction(page, "Undo").click();
    await expect(page.getByRole("heading", { name: "By the business" })).toBeVisible();
    await expect(desk.getByLabel(text)).toHaveValue("# By the business", { timeout: 30_000 });
  },
);

test(
  "a business lets its course be tried by a link without an account, until it revokes it",
  { tag: "@heavy" },
  async ({ page, browser }) => {
    test.setTimeout(90_000);
    await signInBrowser(page.context(), await aRegisteredClient());
    await openTool(page, "storyboard");
    await expect(page.getByRole("button", { name: courseLinkWords.make })).toHaveCount(0);
    await openCourses(page);
    await page.getByRole("button", { name: /^Keep with / }).click();
    await expect(page.getByRole("button", { name: courseLinkWords.make })).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: courseLinkWords.make }).click();
    const dialog = page.getByRole("dialog", { name: courseLinkWords.title });
    await dialog.getByRole("button", { name: courseLinkWords.create }).click();
    await expect(dialog.getByText(courseLinkWords.created)).toBeVisible();
    await expectAccessible(page);
    const address = await dialog.getByRole("textbox", { name: /^Link/ }).inputValue();

    const visitor = await browser.newContext();
    const tried = await visitor.newPage();
    const answer = await tried.goto(address);
    expect(answer?.headers()["x-robots-tag"]).toContain("noindex");
    await expect(tried.getByRole("heading", { level: 1, name: "Safe forklift driving" })).toBeVisible();
    await expect(tried.getByText(/^Shared with you to try until /)).toBeVisible();
    const course = tried.frameLocator(`iframe[title="${packageWords.previewFrame}"]`);
    const { words } = playerWords("en");
    const decision = course.getByRole("radiogroup").first();
    for (let nth = 0; nth < 9 && !(await decision.isVisible()); nth++)
      await course.getByRole("button", { name: words.next, exact: true }).press("Enter");
    await decision.getByRole("radio").first().press("Space");
    await course.getByRole("button", { name: words.check }).filter({ visible: true }).press("Enter");
    await expect(course.locator(".feedback:visible").first()).toBeVisible();
    await expectAccessible(tried);
    expect(await tried.evaluate(() => Object.keys(localStorage))).toEqual([]);

    await dialog.getByRole("button", { name: /^Revoke/ }).click();
    await expect(dialog.getByText(linkWords.revoked)).toBeVisible();
    await tried.reload();
    await expect(tried.getByText(sharedPageWords.gone)).toBeVisible();
    await visitor.close();
  },
);
