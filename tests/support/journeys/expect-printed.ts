// The conditions of every printed page.
import type { Page } from "@playwright/test";
import type { ToolName } from "../../../src/domain/kernel/tool-names";
import type { ResultsPage } from "../../../src/domain/kernel/routes";
import { uiWords } from "../../../src/ui/words";
import { openTool } from "./course-draft";
import { expect } from "./page";
import { printedOverlaps, printPage, wordsOf } from "./printed-page";
import { openFullResults } from "./screens";

/** Nothing lies on anything else or is cut off, the text fills the width, and every page says which one it is. */
export async function expectPrinted(page: Page): Promise<string> {
  for (const format of ["A4", "Letter"] as const) {
    const pages = await printPage(page, format);
    expect.soft(printedOverlaps(pages), `on one another on ${format}`).toEqual([]);
    for (const [nth, { width, height, texts }] of pages.entries()) {
      const foot = texts.filter(({ top }) => top > height * 0.93).map(({ text }) => text.trim());
      expect.soft(foot, `foot of page ${nth + 1}`).toContain(String(nth + 1));
      expect.soft(texts.filter(({ right }) => right > width)).toEqual([]);
    }
    const [first] = pages;
    const rights = first?.texts.map(({ right }) => right) ?? [];
    expect.soft(Math.max(...rights) / (first?.width ?? 1), "share of the width").toBeGreaterThan(0.8);
  }
  return wordsOf(await printPage(page));
}

/** Returns the day as a page says it, without blanks. */
export const today = () =>
  new Date().toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" }).replace(/\s/g, "");

/** The texts of each results page on paper, although they are folded on the screen. */
const onPaper = {
  overview: ["Threedecisions", "Teamcommunication"],
  profile: ["settlebothfirst", "Teamcommunication"],
  plan: ["Howsatisfiedareyouwithyourcustomerrelationships?"],
  progress: ["Trainwhattheteam"],
  answers: ["Doesyourorganizationhaveamissionstatement?"],
  "since-last-time": ["Lager&VersandwascalledWarehouse.", "Rolesononepage"],
} as const;

export async function expectResultsPrinted(page: Page, name: ResultsPage): Promise<void> {
  await openFullResults(page, name);
  await expect(page.getByText(uiWords.loading, { exact: true })).toHaveCount(0);
  // The report for the paper is loaded after what is seen.
  await expect.poll(async () => wordsOf(await printPage(page))).toContain(onPaper[name][0]);
  const words = await expectPrinted(page);
  for (const said of ["NorthwindLogistics", today()]) expect(words).toContain(said);
  for (const said of onPaper[name]) expect(words).toContain(said);
}

export async function expectToolPrinted(page: Page, tool: ToolName): Promise<void> {
  await openTool(page, tool);
  const words = await expectPrinted(page);
  expect(words).toContain("Safeforkliftdriving");
  expect(words, "what only machines read").not.toContain("IPTC");
}
