// The printed pages. The tests do not name the maker of the pages, so that it can be made anew. The torture prints
// every page.
import type { Locator } from "@playwright/test";
import { answerBounds } from "../../../src/domain/assessment/answers/answers-schema";
import { reportWords } from "../../../src/domain/assessment/words";
import { expectPrinted, expectResultsPrinted, expectToolPrinted, today } from "../../support/journeys/expect-printed";
import { expect, test } from "../../support/journeys/page";
import { printedOverlaps, printPage, wordsOf } from "../../support/journeys/printed-page";
import { openLongestPlan, screens } from "../../support/journeys/screens";

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

test(
  "the longest plan is printed as a report: its cover, its notes, whole charts and all answers",
  { tag: "@heavy" },
  async ({ page }) => {
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
  },
);

test("the results are printed whole with the business and the date", { tag: "@heavy" }, async ({ page }) => {
  await expectResultsPrinted(page, "overview");
});

test("a business is printed with its name and the date", { tag: "@heavy" }, async ({ page }) => {
  await screens["the page of a business"]?.(page);
  await expect(page.getByRole("group", { name: /^Heat map/ }).locator("svg")).toBeVisible();
  const words = await expectPrinted(page);
  expect(words).toContain("NorthwindLogistics,Warehousing");
  expect(words).toContain(today());
});

test("a text of a tool is printed whole", async ({ page }) => {
  await expectToolPrinted(page, "storyboard");
});
