// What comes out of the printer. The tests say nothing about how the pages are made, so that they can be made anew.
import type { Locator, Page } from "@playwright/test";
import { toolNames } from "../../../src/domain/course/tools";
import { answerBounds } from "../../../src/domain/assessment/answers/answers-schema";
import { reportWords } from "../../../src/domain/assessment/words";
import { resultsPages } from "../../../src/domain/kernel/routes";
import { openTool } from "../../support/journeys/course-draft";
import { expect, test } from "../../support/journeys/page";
import { printedOverlaps, printPage, wordsOf, type PrintedPage } from "../../support/journeys/printed-page";
import { openFullResults, openLongestPlan, screens } from "../../support/journeys/screens";

/** Nothing lies on anything else or is cut off, the text fills the width, and every page says which one it is. */
async function printWell(page: Page): Promise<string> {
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

/** What stands above the text of a page. */
function headOf(page: PrintedPage | undefined): string {
  return page ? wordsOf([{ ...page, texts: page.texts.filter(({ bottom }) => bottom < page.height * 0.12) }]) : "";
}

const withoutBlanks = (text: string) => text.replace(/\s/g, "");

/** No label of a chart reaches beyond it; the box of a text is some pixels higher than its letters. */
async function expectLabelsWhole(chart: Locator): Promise<void> {
  const cut = await chart.evaluate((svg) => {
    const { left, right, top, bottom } = svg.getBoundingClientRect();
    return [...svg.querySelectorAll("text")].flatMap((label) => {
      const box = label.getBoundingClientRect();
      const isWhole = box.left >= left && box.right <= right && box.top >= top - 4 && box.bottom <= bottom + 4;
      return isWhole ? [] : [label.textContent];
    });
  });
  expect(cut).toEqual([]);
}

const today = () => new Date().toLocaleDateString("en-GB", { dateStyle: "long", timeZone: "UTC" }).replace(/\s/g, "");

/** What each page of the results says on paper, although it is folded on the screen. */
const onPaper = {
  overview: ["Mostpressing", "Teamcommunication"],
  profile: ["settlebothfirst", "Teamcommunication"],
  plan: ["Howsatisfiedareyouwithyourcustomerrelationships?"],
  answers: ["Doesyourorganizationhaveamissionstatement?"],
} as const;

test("the longest plan is printed as a report: its cover, its notes, whole charts and all answers", async ({
  page,
}) => {
  await page.addInitScript(() => (window.print = () => undefined));
  const crews = Array.from({ length: answerBounds.teams }, (_, nth) => `Crew ${nth + 101}`);
  await openLongestPlan(page, crews);
  for (const format of ["A4", "Letter"] as const) {
    await page.getByRole("group", { name: "Take the plan with you" }).getByRole("button", { name: "Print" }).click();
    const report = page.locator("[data-paper='report']");
    await expect(report).toBeAttached();
    await page.emulateMedia({ media: "print" });
    for (const chart of await report.locator("figure svg").all()) await expectLabelsWhole(chart);
    await page.emulateMedia({ media: null });
    const pages = await printPage(page, format);
    expect(printedOverlaps(pages)).toEqual([]);
    const [cover, ...inside] = pages.map((each) => wordsOf([each]));
    expect(cover).toContain(withoutBlanks(reportWords.title));
    expect(cover).toContain("NorthwindLogistics");
    expect(cover).toContain(today());
    const heatMap = inside.find((words) => words.includes("Theteams") && words.includes("Crew101"));
    for (const crew of crews) expect(heatMap, crew).toContain(withoutBlanks(crew));
    const words = inside.join("");
    expect(words).toMatch(/Howsatisfiedareyouwithyourcustomerrelationships\?3\(1=/);
    expect(words).toContain(withoutBlanks(reportWords.appendix));
    expect(words).toContain("Doesyourorganizationhaveamissionstatement?Yes");
    expect(words).not.toContain("Taketheplanwithyou");
    await expect(report).toHaveCount(0);
  }
});

for (const name of resultsPages) {
  test(`the results are printed whole with the business and the date: ${name}`, async ({ page }) => {
    await openFullResults(page, name);
    const words = await printWell(page);
    expect(headOf((await printPage(page))[0])).toContain("NorthwindLogistics");
    expect(words).toContain(today());
    for (const said of onPaper[name]) expect(words).toContain(said);
  });
}

test("a business is printed with its name and the date", async ({ page }) => {
  await screens["the page of a business"]?.(page);
  await expect(page.getByRole("group", { name: /^Heat map/ }).locator("svg")).toBeVisible();
  const words = await printWell(page);
  expect(words).toContain("NorthwindLogistics,Warehousing");
  expect(words).toContain(today());
});

for (const tool of toolNames) {
  test(`${tool} is printed whole`, async ({ page }) => {
    await openTool(page, tool);
    expect(await printWell(page)).toContain("Safeforkliftdriving");
  });
}
