// The sources of a course that is kept with a business: stored when its person says so and without what was struck out,
// read by the consultant in another browser, and ended with the course.
import type { Page } from "@playwright/test";
import { localServices } from "../../../local/operate/backup/project-services";
import { libraryWords } from "../../../src/domain/course/library/words";
import { sourceWords } from "../../../src/domain/course/sources/words";
import { emptyDraft } from "../../../src/domain/course/draft";
import { courseWords } from "../../../src/domain/course/words";
import { routes } from "../../../src/domain/kernel/routes";
import { anAdministrator } from "../../support/accounts/accounts";
import { signInBrowser } from "../../support/accounts/browser-sign-in";
import { aRegisteredClient } from "../../support/accounts/registered-client";
import { aWholeCourse, openTool } from "../../support/journeys/course-draft";
import { expectResult, generateText, openCourses, resultRegion } from "../../support/journeys/course-tools";
import { expect, expectAccessible, failedRequests, test, unique } from "../../support/journeys/page";
import { everyDocument } from "../../support/operate/every-document";
import { runningSuite } from "../../support/suite/running-suite";
import { modelRequests } from "../../support/suite/stand-ins";

// A window is offline for a while, and Firestore tries whether there is a network.
test.use({ expectedErrors: [new RegExp(`${failedRequests.source}|cleardot\\.gif`)] });

const panel = (page: Page) => page.getByRole("region", { name: sourceWords.region });
const tick = (page: Page, number: number) =>
  panel(page).getByRole("checkbox", { name: new RegExp(`^${sourceWords.number(number)}(?!\\d)`) });
const mark = (page: Page, number: number, verdict: keyof typeof sourceWords.verdicts) =>
  resultRegion(page, "lesson-content")
    .getByRole("button", { name: `${sourceWords.paragraph([number])}: ${sourceWords.verdicts[verdict]}` })
    .first();

async function openLesson(page: Page): Promise<void> {
  const { "course-outline": outline, selectedModule } = aWholeCourse();
  const draft = {
    ...emptyDraft,
    topic: unique("Pumps"),
    selectedModule,
    ...(outline && { "course-outline": outline }),
  };
  await openTool(page, "lesson-content", draft);
}

async function paste(page: Page, name: string, paragraphs: readonly string[]): Promise<void> {
  await panel(page).getByLabel(sourceWords.paste).fill(paragraphs.join("\n\n"));
  await panel(page).getByLabel(sourceWords.pasteName).fill(name);
  await panel(page).getByRole("button", { name: sourceWords.addText }).click();
  await expect(panel(page)).toContainText(sourceWords.added(name, paragraphs.length));
}

async function wholeDatabase(): Promise<string> {
  const suite = runningSuite();
  return JSON.stringify(await everyDocument(localServices(suite, suite.projectId), "(default)"));
}

const planted = (kind: string, count: number) => Array.from({ length: count }, (_, nth) => unique(`zq${kind}${nth}x`));

test(
  "a course's sources are kept with its business without what was struck out, and end with the course",
  { tag: "@heavy" },
  async ({ page, browser }) => {
    test.setTimeout(240_000);
    const client = await aRegisteredClient();
    await signInBrowser(page.context(), client);
    await openLesson(page);
    await page.getByRole("button", { name: courseWords.addSource }).click();
    const [before, after, elsewhere] = [planted("b", 10), planted("a", 25), planted("e", 15)];

    // One source comes along as the course is moved; another one is added there.
    await paste(page, "Handbook", [
      "Oil the pump each Monday.",
      ...before.map((word) => `The ${word} is in the safe.`),
      "The pump must not run dry.",
    ]);
    for (const nth of before.keys()) await tick(page, nth + 2).uncheck();
    await openCourses(page);
    await page.getByRole("button", { name: /^Keep with / }).click();
    await expect(panel(page)).toContainText(sourceWords.keptWith("Northwind Logistics"), { timeout: 30_000 });
    await expect(tick(page, 12)).toBeChecked();
    await paste(page, "Guide", ["A new filter comes every 6 weeks.", ...after.map((word) => `Say ${word} to nobody.`)]);
    await expect(panel(page)).toContainText(sourceWords.onlyHere);
    await expectAccessible(page);
    for (const nth of after.keys()) await tick(page, nth + 14).uncheck();
    await panel(page)
      .getByRole("button", { name: /^Keep with .*Guide/ })
      .click();
    await expect(panel(page)).not.toContainText(sourceWords.onlyHere);

    await generateText(page, "lesson-content");
    await expectResult(page, "lesson-content");
    await expect(mark(page, 1, "found")).toBeVisible();

    const staff = await browser.newContext();
    await signInBrowser(staff, await anAdministrator());
    const desk = await staff.newPage();
    await desk.goto(routes.business(client.code));
    await desk
      .getByRole("region", { name: "Courses" })
      .getByRole("link", { name: /^Pumps/ })
      .click({ timeout: 30_000 });
    await desk.getByRole("link", { name: /^Module 2 lesson/ }).click({ timeout: 30_000 });
    await mark(desk, 1, "found").click({ timeout: 30_000 });
    await expect(desk.getByRole("dialog").getByRole("blockquote")).toHaveText("Oil the pump each Monday.");
    await desk.getByRole("button", { name: sourceWords.close }).click();

    // The consultant strikes one out: it is gone for the business, and stays with the consultant.
    for (const window of [desk, page]) {
      await window.getByRole("link", { name: /^Module 1 lesson/ }).click();
      await expect(tick(window, 12)).toBeChecked({ timeout: 30_000 });
    }
    await expect(panel(desk)).toContainText(sourceWords.countOf(2, 0));
    await tick(desk, 12).uncheck();
    await expect(tick(page, 12)).toHaveCount(0, { timeout: 30_000 });
    await desk.reload();
    await expect(tick(desk, 12)).not.toBeChecked({ timeout: 30_000 });

    await page.context().setOffline(true);
    await tick(page, 13).uncheck();
    await expect(panel(page).getByRole("alert")).toContainText("everything is as before", { timeout: 60_000 });
    await expect(tick(page, 13)).toBeChecked();
    await page.context().setOffline(false);

    // A course of a browser only, of which the server gets what a text needs, and keeps nothing.
    const visitor = await browser.newContext();
    const stranger = await visitor.newPage();
    await openLesson(stranger);
    await stranger.getByRole("button", { name: courseWords.addSource }).click();
    await paste(
      stranger,
      "Own",
      elsewhere.map((word) => `Pumps of the kind ${word} are tested.`),
    );
    await generateText(stranger, "lesson-content");
    await expectResult(stranger, "lesson-content");
    expect(JSON.stringify(await modelRequests("Pumps of the kind"))).toContain(elsewhere[0]);

    const stored = await wholeDatabase();
    expect(stored).toContain("A new filter comes every 6 weeks.");
    expect(stored).not.toContain("12 The pump must not run dry."); // the lesson cites its words
    expect([...before, ...after, ...elsewhere].filter((word) => stored.includes(word))).toEqual([]);

    // A page that was not reached by a link keeps the focus where it is, and the menu open.
    await page.reload();
    await openCourses(page);
    const undo = page.getByRole("button", { name: "Undo" });
    const kept = page.getByRole("list", { name: libraryWords.keptWith("Northwind Logistics") });
    await kept.getByRole("button", { name: libraryWords.delete, exact: true }).click();
    await expect(undo).toBeVisible({ timeout: 30_000 });
    await expect.poll(wholeDatabase, { timeout: 30_000 }).not.toContain("A new filter comes");
    await undo.click();
    await expect(tick(page, 13)).toBeChecked({ timeout: 30_000 });
    await expect(tick(page, 2)).not.toBeChecked();
    expect(await wholeDatabase()).toContain("A new filter comes");
    await Promise.all([staff.close(), visitor.close()]);
  },
);
