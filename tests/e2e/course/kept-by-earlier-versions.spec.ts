// The built site in a browser that earlier versions of it have written to, or that holds rubbish. Only here the scripts
// are cut and loaded as people get them.
import type { Page } from "@playwright/test";
import { freshStartWords } from "../../../src/app/fresh-start/words";
import { storedKeys } from "../../../src/browser/stored-keys";
import { libraryWords } from "../../../src/domain/course/library/words";
import { tools } from "../../../src/domain/course/tools";
import type { ToolName } from "../../../src/domain/kernel/tool-names";
import { routes } from "../../../src/domain/kernel/routes";
import { appMessages } from "../../../src/domain/kernel/words";
import { openCourses, readDownload } from "../../support/journeys/course-tools";
import { recordedBrowser, recordedBrowsers, type KeptInBrowser } from "../../support/shared/recorded-browsers";
import { expect, expectAccessible, test } from "../../support/journeys/page";

/** Fills the browser before a page is opened; nothing else is there. */
async function keepInBrowser(page: Page, kept: KeptInBrowser): Promise<void> {
  await page.evaluate(({ local, tab }) => {
    for (const [store, entries] of [[localStorage, local] as const, [sessionStorage, tab] as const]) {
      store.clear();
      for (const [key, text] of Object.entries(entries)) store.setItem(key, text);
    }
  }, kept);
}

async function openTool(page: Page, tool: ToolName): Promise<void> {
  await page.goto(routes.aiTool(tool));
  await expect(page.getByRole("navigation", { name: "AI tools" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: tools[tool].title })).toBeVisible();
}

const unreadable = (page: Page) => page.getByText(libraryWords.unreadable, { exact: true });

test(
  "a course that any earlier version has kept is gone on with, or is offered as a file",
  { tag: "@heavy" },
  async ({ page }) => {
    await page.goto(routes.privacy);
    for (const [commit, kept] of recordedBrowsers) {
      await keepInBrowser(page, kept);
      await openTool(page, "study-material");
      if (commit === "b3f69842-after-b998385") {
        await openCourses(page);
        await expect(unreadable(page), commit).toBeVisible();
        const download = page.waitForEvent("download");
        await page.getByRole("button", { name: libraryWords.saveFile }).last().click();
        expect((await download).suggestedFilename(), commit).toMatch(/\.course\.json$/);
        continue;
      }
      await expect(page.getByText("Lift with a friend."), commit).toBeVisible();
      if (!commit.includes("b998385")) continue; // what is not written anew is the same at the next visit
      await page.reload();
      await expect(page.getByText("Lift with a friend."), commit).toBeVisible();
    }
  },
);

function courseOf(commit: string): string {
  const { local } = recordedBrowser(commit);
  return Object.entries(local).find(([key]) => key.startsWith(storedKeys.courses))?.[1] ?? "";
}

const rubbish = [
  "{broken",
  '{"topic":1,"id":5,"draft":{},"history":{},"options":null}',
  "null",
  "{}",
  "5",
  courseOf("3047d451").replace(/"history":\{.*?\]\}/, '"history":{}'),
  `"${"x".repeat(100_000)}"`,
];

/** A key has this; where several entries begin with it, each has something else. */
function rubbishWith(text: string): KeptInBrowser {
  const entries: Record<string, string> = {};
  for (const key of Object.values(storedKeys)) {
    if (key.endsWith(":")) rubbish.forEach((other, nth) => (entries[`${key}course-${nth}`] = other));
    else entries[key] = text;
  }
  return { local: entries, tab: entries };
}

// src/app/stored-values.test.tsx holds the reading of each key, for more kinds of rubbish.
test(
  "rubbish under each key breaks no page, and what was a course is offered as a file",
  { tag: "@heavy" },
  async ({ page }) => {
    await page.goto(routes.privacy);
    for (const text of rubbish.slice(0, 3)) {
      await keepInBrowser(page, rubbishWith(text));
      await openTool(page, "course-outline");
      await openCourses(page);
      await expect(unreadable(page)).toHaveCount(rubbish.length + 1); // and the draft
    }
    for (const path of [routes.aiTool("lesson-content"), routes.landing, routes.needsCheck, routes.login]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("alert")).toHaveCount(0);
    }
  },
);

test.describe("a page that breaks because of what is kept", () => {
  test.use({ expectedErrors: [/This entry breaks the page/] });

  test("offers it as a file, and opens without it once a person has said so", { tag: "@heavy" }, async ({ page }) => {
    await page.goto(routes.privacy);
    await keepInBrowser(page, recordedBrowser("3047d451"));
    await page.addInitScript(() => {
      if (localStorage.getItem("needs-check") === null) return;
      crypto.randomUUID = () => {
        throw new Error("This entry breaks the page");
      };
    });
    await page.reload();
    await page.getByRole("link", { name: appMessages.aiTools }).first().click();
    await expect(page.getByRole("alert")).toHaveText(appMessages.pageFailed);
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: freshStartWords.save }).click();
    expect(JSON.parse(String(await readDownload(download)))).toMatchObject({
      browser: { "needs-check": recordedBrowser("3047d451").local["needs-check"] },
      tab: { "reply-draft:note/1": '"Called back."' },
    });
    await page.getByRole("button", { name: freshStartWords.start }).click();
    await expect(page.getByRole("dialog")).toContainText(freshStartWords.lost);
    await expectAccessible(page);
    await page.getByRole("button", { name: freshStartWords.confirm }).click();
    await expect(page.getByRole("heading", { level: 1, name: tools["course-outline"].title })).toBeVisible();
    await expect(page.getByText("Safe lifting")).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem("assessment-unlocked"))).toBeNull();
  });
});
