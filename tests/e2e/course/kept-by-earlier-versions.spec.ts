// The built site in a browser that earlier versions of it have written to, or that holds rubbish. Only here the scripts
// are cut and loaded as people get them.
import type { Page } from "@playwright/test";
import { storedKeys } from "../../../src/browser/stored-keys";
import { libraryWords } from "../../../src/domain/course/library/words";
import { tools, type ToolName } from "../../../src/domain/course/tools";
import { routes } from "../../../src/domain/kernel/routes";
import { recordedBrowser, recordedBrowsers, type KeptInBrowser } from "../../support/shared/recorded-browsers";
import { expect, test } from "../../support/journeys/page";

/** What the browser has before a page is opened; nothing else is there. */
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

test("a course that any earlier version has kept is gone on with, or is offered as a file", async ({ page }) => {
  await page.goto("/privacy");
  for (const [commit, kept] of recordedBrowsers) {
    await keepInBrowser(page, kept);
    await openTool(page, "study-material");
    if (commit === "b3f69842-after-b998385") {
      await page.getByText(/^Your courses/).click();
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
});

function courseOf(commit: string): string {
  const { local } = recordedBrowser(commit);
  return Object.entries(local).find(([key]) => key.startsWith(storedKeys.courses))?.[1] ?? "";
}

const rubbish: Record<string, string> = {
  "no JSON": "{broken",
  "an empty object": "{}",
  null: "null",
  "a number": "5",
  "half a course": '{"topic":1,"id":5,"draft":{},"history":{},"options":null}',
  "a course without its history": courseOf("3047d451").replace(/"history":\{.*?\]\}/, '"history":{}'),
  "a huge text": `"${"x".repeat(100_000)}"`,
};

test("rubbish under each key breaks no page, and what was a course is offered as a file", async ({ page }) => {
  await page.goto("/privacy");
  for (const [what, text] of Object.entries(rubbish)) {
    const entries = Object.fromEntries(
      Object.values(storedKeys).map((key) => [key.endsWith(":") ? `${key}course-1` : key, text]),
    );
    await keepInBrowser(page, { local: entries, tab: entries });
    await openTool(page, "course-outline");
    await expect(unreadable(page).first(), what).toBeAttached();
    await page.reload();
    await expect(unreadable(page).first(), what).toBeAttached();
    await expect(page.getByRole("heading", { level: 1, name: tools["course-outline"].title }), what).toBeVisible();
  }
  for (const path of [routes.landing, routes.needsCheck, routes.login]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
  }
});
