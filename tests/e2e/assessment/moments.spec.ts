// The moments that count of a business with twelve teams. The page itself counts what a person presses.
import type { Page } from "@playwright/test";
import { doc, updateDoc, Timestamp } from "firebase/firestore/lite";
import { homeWords } from "../../../src/domain/accounts/dashboard/words";
import { answeredCounts } from "../../../src/domain/assessment/answers/step-progress";
import { teamDimensions } from "../../../src/domain/assessment/gap-profile/team-dimensions";
import { firstSentence, readPlan } from "../../../src/domain/assessment/plan/plan";
import {
  twelveTeamNames,
  twelveTeams,
  twelveTeamsPlan,
} from "../../../src/domain/assessment/report/twelve-teams.fixture";
import { resultsWords } from "../../../src/domain/assessment/results/words";
import { reviewWords, teamTableWords } from "../../../src/domain/assessment/words";
import { paths } from "../../../src/domain/kernel/collections";
import { resultsLinks, routes } from "../../../src/domain/kernel/routes";
import { anAdministrator } from "../../support/accounts/accounts";
import { signInBrowser } from "../../support/accounts/browser-sign-in";
import {
  aClientWithAnswers,
  buttonNamed,
  jumpTo,
  openAssessment,
  savedAnswers,
  unlock,
  untilSaved,
} from "../../support/journeys/assessment-page";
import { expect, test } from "../../support/journeys/page";
import { logIn } from "../../support/journeys/staff";
import { database } from "../../support/shared/database";

const windows = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

/** Begins to count keys, presses of the pointer and pastes; the returned function tells how many there were. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  const counted = await page.evaluateHandle(() => {
    const presses = { count: 0 };
    for (const kind of ["keydown", "pointerdown", "paste"])
      document.addEventListener(kind, () => (presses.count += 1), true);
    return presses;
  });
  return () => counted.evaluate(({ count }) => count);
}

/** Expects that all of a sentence is seen without scrolling, in each window. */
async function expectInFirstScreen(page: Page, sentence: string): Promise<void> {
  for (const size of windows) {
    await page.setViewportSize(size);
    await page.evaluate(() => window.scrollTo(0, 0));
    const shown = page.getByRole("main").getByText(sentence).first();
    await expect.soft
      .poll(() => shown.evaluate(endOf, sentence), `${size.width} pixels`)
      .toBeLessThanOrEqual(size.height);
  }
}

/** Returns the place at which a sentence ends in the window, in pixels from its top. */
function endOf(element: Element, sentence: string): number {
  const texts = document.createNodeIterator(element, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const begin = text.textContent?.indexOf(sentence) ?? -1;
    if (begin < 0) continue;
    const range = document.createRange();
    range.setStart(text, begin);
    range.setEnd(text, begin + sentence.length);
    return range.getBoundingClientRect().bottom;
  }
  return Infinity;
}

test(
  "from the login a plan begins in the first screen, for its business and its consultant, and 26 actions take at most thirty presses",
  { tag: "@heavy" },
  async ({ page, browser }) => {
    test.setTimeout(90_000);
    const client = await aClientWithAnswers(twelveTeams());
    const trainingPlan = twelveTeamsPlan();
    const plan = { trainingPlan, planVersion: 1, planGeneratedAt: Timestamp.now() };
    await updateDoc(doc(database, paths.answersOf(client.code)), plan);
    const sentence = firstSentence(readPlan(trainingPlan));

    await logIn(page, client);
    await expect(page.getByRole("heading", { name: homeWords.next })).toBeVisible();
    await expectInFirstScreen(page, sentence);
    await page.goto(resultsLinks(routes.results).plan);
    await unlock(page, client.code);
    await expectInFirstScreen(page, sentence);

    await page.goto(resultsLinks(routes.results).progress);
    const rows = page.getByRole("group", { name: /^Status of/ });
    await expect(rows).toHaveCount(26);
    const presses = await countPresses(page);
    for (const row of await rows.all()) await row.getByRole("button", { name: "Done" }).click();
    await expect(page.getByText("26 of 26 actions done.")).toBeVisible();
    expect(await presses()).toBeLessThanOrEqual(30);

    const consultant = await (await browser.newContext()).newPage();
    await signInBrowser(consultant.context(), await anAdministrator());
    await consultant.goto(resultsLinks(routes.business(client.code)).plan);
    await expect(consultant.getByText(sentence).first()).toBeVisible();
    await expectInFirstScreen(consultant, sentence);
  },
);

test(
  "twelve teams are rated in at most a hundred presses, and each page tells the same number of answers",
  { tag: "@heavy" },
  async ({ page }) => {
    test.setTimeout(90_000);
    const { code } = await openAssessment(page);
    const teams = twelveTeams()["2"]?.teams ?? [];
    const fields = Object.values(teamDimensions).map(({ field }) => field);
    const ratings = teams.flatMap((team) => fields.map((field) => team[field] ?? ""));
    await jumpTo(page, 3);
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.evaluate((names) => navigator.clipboard.writeText(names), twelveTeamNames.join("\n"));

    const presses = await countPresses(page);
    await buttonNamed(page, teamTableWords.open).click();
    await page.getByRole("textbox", { name: teamTableWords.names }).click();
    await page.keyboard.press("ControlOrMeta+V");
    await expect(page.getByRole("textbox", { name: `Objective clarity, ${twelveTeamNames[0]}` })).toBeFocused();
    for (const rating of ratings) await page.keyboard.press(rating);
    expect(await presses()).toBeLessThanOrEqual(100);
    await untilSaved(page);
    const saved = await savedAnswers(code);
    expect(saved["2"]?.teams?.map((team) => fields.map((field) => team[field])).flat()).toEqual(ratings);

    const { answered, open } = answeredCounts(saved);
    await jumpTo(page, 6);
    await expect(page.getByText(reviewWords.openQuestions(open))).toBeVisible();
    await page.goto(resultsLinks(routes.results).answers);
    const tab = page.getByRole("navigation", { name: "Results" }).getByRole("link", { name: "Answers" });
    await expect(tab).toContainText(resultsWords.answeredOf(answered, answered + open));
  },
);
