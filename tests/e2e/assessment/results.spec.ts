// A business reads its results: on a phone, by keyboard, and from a kept address.
import type { Page } from "@playwright/test";
import { deleteDoc, doc, setDoc, updateDoc } from "firebase/firestore/lite";
import { fullAnswers, halfAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { comparisonWords } from "../../../src/domain/assessment/comparison/words";
import { diagnosisWords } from "../../../src/domain/assessment/plan-checks/words";
import { aPlanText } from "../../../src/domain/assessment/plan/plan.fixture";
import { resultsWords } from "../../../src/domain/assessment/results/words";
import { reviewWords } from "../../../src/domain/assessment/words";
import { paths } from "../../../src/domain/kernel/collections";
import { resultsLinks, resultsPages, routes } from "../../../src/domain/kernel/routes";
import { signInBrowser } from "../../support/accounts/browser-sign-in";
import { aRegisteredClient } from "../../support/accounts/registered-client";
import { giveRoundBefore } from "../../support/assessment/round-before";
import { buttonNamed, jumpTo, openAssessment, unlock } from "../../support/journeys/assessment-page";
import { expect, expectAccessible, test } from "../../support/journeys/page";
import { openFullResults } from "../../support/journeys/screens";
import { database } from "../../support/shared/database";

const phone = { width: 390, height: 844 };
const links = resultsLinks(routes.results);

test(
  "on a phone no page of the results is long, and no part of them is far by keyboard",
  { tag: "@heavy" },
  async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize(phone);
    for (const name of resultsPages) {
      if (name === "overview") await giveRoundBefore((await openFullResults(page, name)).code);
      else await page.goto(links[name]);
      await expect(page.getByRole("heading", { level: 2 }).first()).toBeVisible();
      const screens = await page.evaluate(() => document.documentElement.scrollHeight / window.innerHeight);
      if (name !== "plan" && name !== "progress") expect.soft(screens, `screens of ${name}`).toBeLessThanOrEqual(4);
      expect.soft(await partsBeyond(page, 25), `parts of ${name} that are too far`).toEqual([]);
      await expectAccessible(page);
    }
    await expect(page.getByRole("img", { name: comparisonWords.gaps })).toBeVisible();
    await page.goto(routes.assessment);
    await jumpTo(page, 6);
    await page.getByText(reviewWords.modelReads).click();
    const sent = page.getByRole("region", { name: diagnosisWords.sentAlong });
    await expect(sent).toContainText("Since the last round (answered on 21 November 2025)");
  },
);

/** The headings to which so many presses of the Tab key lead neither past them nor to a link that goes there. */
async function partsBeyond(page: Page, presses: number): Promise<string[]> {
  const reached = new Set<string>();
  for (let pressed = 0; pressed < presses; pressed++) {
    await page.keyboard.press("Tab");
    const names = await page.evaluate(() => {
      const at = document.activeElement;
      const target = at instanceof HTMLAnchorElement && at.hash ? document.getElementById(at.hash.slice(1)) : null;
      return [...document.querySelectorAll("main :is(h2, section > h3, details h3)")]
        .filter((heading) => {
          const isPassed = at && (heading.compareDocumentPosition(at) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
          return isPassed === true || at?.contains(heading) === true || target?.contains(heading) === true;
        })
        .map(({ textContent }) => textContent);
    });
    for (const name of names) reached.add(name);
  }
  const all = await page.locator("main :is(h2, section > h3, details h3)").allTextContents();
  return all.filter((name) => !reached.has(name));
}

test(
  "on a phone the last step asks for a plan in its first screen, and leads to the results",
  { tag: "@heavy" },
  async ({ page }) => {
    await page.setViewportSize(phone);
    const client = await openAssessment(page, halfAnswers());
    await jumpTo(page, 6);
    const generate = buttonNamed(page, "Generate Training Plan");
    await expect(generate).toBeVisible();
    const isSeen = await generate.evaluate((button) => {
      window.scrollTo(0, 0);
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return [top + 2, bottom - 2].every((y) => button.contains(document.elementFromPoint((left + right) / 2, y)));
    });
    expect(isSeen).toBe(true);
    await updateDoc(doc(database, paths.answersOf(client.code)), { trainingPlan: aPlanText() });
    await page.getByRole("link", { name: "Open your results" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Results for Northwind Logistics");
  },
);

test("an address of the results leads through the gate to its page, and a cell of the heat map to its gap", async ({
  page,
}) => {
  const client = await aRegisteredClient();
  await setDoc(doc(database, paths.answersOf(client.code)), { progressData: fullAnswers() });
  await page.goto(links.profile);
  await expect(page).toHaveURL(routes.login);
  await signInBrowser(page.context(), client);
  await page.goto(links.profile);
  await unlock(page, client.code);
  const map = page.getByRole("group", { name: /^Heat map/ });
  await map.getByRole("link", { name: /^Role clarity in Warehouse/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(map.getByRole("link", { name: /^Collaboration in Warehouse/ })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("tr:focus")).toContainText("Collaboration in Warehouse");
  await page.goto(`${routes.results}/no-such-page`);
  await expect(page).toHaveURL(routes.landing);
});

test(
  "a plan is followed while it is written, and what is not there yet is said",
  { tag: "@heavy" },
  async ({ page }) => {
    const client = await openAssessment(page, fullAnswers());
    await page.goto(links.plan);
    await expect(page.getByText(resultsWords.noPlan)).toBeVisible();
    const aMinuteOn = () => new Date(Date.now() + 60_000); // on a busy machine it may be some time until it is heard
    const run = { runId: "one", status: "running", goneOn: 0, answersHash: "", startedAt: new Date() };
    const written = { ...run, text: "## Summary\n\nA good start.\n\n## Priorities\n" };
    // Again and again, as a writer does: a busy emulator may not tell of a document that came together with its
    // listener.
    await expect(async () => {
      await setDoc(doc(database, paths.planRunOf(client.code)), { ...written, heartbeatAt: aMinuteOn() });
      await expect(page.getByText(resultsWords.beingWritten)).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: 30_000 });
    await expect(page.getByText("A good start.")).toBeVisible();
    await updateDoc(doc(database, paths.answersOf(client.code)), { trainingPlan: aPlanText() });
    await deleteDoc(doc(database, paths.planRunOf(client.code)));
    const sections = page.getByRole("navigation", { name: "Sections" });
    await sections.getByRole("link", { name: "Timeline" }).click();
    await expect(page.getByRole("region", { name: "Timeline" })).toBeFocused();
  },
);

test("without any answer the results say where to begin", { tag: "@heavy" }, async ({ page }) => {
  await openAssessment(page);
  await page.goto(routes.results);
  await expect(page.getByText(resultsWords.noAnswers)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("link", { name: resultsWords.toAssessment }).click();
  await expect(page).toHaveURL(routes.assessment);
});
