// The printed pages. The tests do not name the maker of the pages, so that it can be made anew. The torture prints
// every page.
import type { Locator } from "@playwright/test";
import { doc, updateDoc } from "firebase/firestore/lite";
import { answerBounds } from "../../../src/domain/assessment/answers/answers-schema";
import { gapProfile } from "../../../src/domain/assessment/gap-profile/gap-profile";
import {
  twelveTeamNames,
  twelveTeams,
  twelveTeamsPlan,
} from "../../../src/domain/assessment/report/twelve-teams.fixture";
import { pageLinkWords, sharedPageWords } from "../../../src/domain/assessment/sharing/words";
import { linkWords } from "../../../src/ui/links/words";
import { verdictInWords } from "../../../src/domain/assessment/results/verdict";
import { paths } from "../../../src/domain/kernel/collections";
import { resultsLinks, routes } from "../../../src/domain/kernel/routes";
import { openAssessment } from "../../support/journeys/assessment-page";
import { database } from "../../support/shared/database";
import { reportWords } from "../../../src/domain/assessment/words";
import { expectPrinted, expectResultsPrinted, expectToolPrinted, today } from "../../support/journeys/expect-printed";
import { expect, expectAccessible, test } from "../../support/journeys/page";
import {
  foreignFonts,
  printedOverlaps,
  printPage,
  readPdf,
  wordsOf,
  type PrintedPage,
} from "../../support/journeys/printed-page";
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
  "the longest plan is printed as a report: its first page, its notes, whole charts and all answers",
  { tag: "@heavy" },
  async ({ page }) => {
    test.setTimeout(180_000);
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
      const [first, ...inside] = pages.map((each) => wordsOf([each]));
      expect(first).toContain(withoutBlanks(reportWords.title));
      expect(first).toContain("NorthwindLogistics");
      expect(first).toContain(today());
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

test(
  "twelve teams are printed on twelve pages, and the first of them is handed on by a link",
  { tag: "@heavy" },
  async ({ page, browser }) => {
    test.setTimeout(90_000);
    const client = await openAssessment(page, twelveTeams());
    const plan = { trainingPlan: twelveTeamsPlan(), planVersion: 1, planGeneratedAt: new Date() };
    await updateDoc(doc(database, paths.answersOf(client.code)), plan);
    await page.goto(resultsLinks(routes.results).overview);
    await expect(page.getByRole("group", { name: /^Heat map/ }).locator("svg")).toBeVisible();
    // The report for the paper is loaded after what is seen.
    let pdf: Buffer = Buffer.alloc(0);
    let pages: PrintedPage[] = [];
    const printed = async () => wordsOf((pages = readPdf((pdf = await page.pdf({ format: "A4" })))));
    await expect.poll(printed).toMatch(/Fourdates[^]*Contents/);
    expect(foreignFonts(pdf), "fonts of the machine in the place of ours").toEqual([]);
    expect(pages.length).toBeLessThanOrEqual(12);
    expect(printedOverlaps(pages)).toEqual([]);
    const [first = "", second = "", ...others] = pages.map((each) => wordsOf([each]));
    for (const said of [
      "Northwind Logistics",
      today(),
      verdictInWords(gapProfile(twelveTeams()).gaps),
      ...twelveTeamNames,
    ])
      expect(first).toContain(withoutBlanks(said));
    expect(first).toMatch(/Threedecisions1\.[^]*2\.[^]*3\.[^]*Fourdates/);
    expect(second).toMatch(/^2?Contents/);
    const firstChart = others.find((printedPage) => printedPage.includes("Theorganizationataglance"));
    expect(firstChart, "its heading stands above it").toMatch(/Gapprofile[^]*Theorganizationataglance/);
    const words = [first, second, ...others].join("");
    expect(words).not.toContain("Loading");
    expect(words).not.toMatch(/All12teams/);
    expect(words.match(/Thisismoreurgentbecause/g)?.length).toBeLessThan(6);
    expect(words.match(/Nothingintheplandealswith/g)).toHaveLength(1);

    await page.getByRole("button", { name: pageLinkWords.share }).click();
    const dialog = page.getByRole("dialog", { name: pageLinkWords.share });
    await expect(dialog.getByRole("img", { name: /^Heat map/ }).locator("svg")).toContainText("Team A");
    await dialog.getByRole("checkbox", { name: pageLinkWords.me }).check();
    await dialog.getByRole("button", { name: pageLinkWords.create }).click();
    const address = await dialog.getByRole("textbox", { name: /^Link: One page/ }).inputValue();
    await expectAccessible(page);
    const reader = await (await browser.newContext()).newPage();
    const answered = await reader.goto(address);
    expect(answered?.headers()["x-robots-tag"]).toContain("noindex");
    await expect(reader.getByText(/^Made by Nora Field of Northwind Logistics on .* can be read until /)).toBeVisible();
    await expect(reader.getByRole("heading", { name: "Four dates" })).toBeVisible();
    for (const team of twelveTeamNames) await expect(reader.getByText(team)).toHaveCount(0);
    await expectAccessible(reader);
    expect(await printPage(reader)).toHaveLength(1);
    await dialog.getByRole("button", { name: /^Revoke/ }).click();
    await expect(dialog.getByText(linkWords.revoked)).toBeVisible();
    await reader.reload();
    await expect(reader.getByText(sharedPageWords.gone)).toBeVisible();
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
