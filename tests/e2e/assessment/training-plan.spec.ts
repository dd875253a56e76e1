import type { Page } from "@playwright/test";
import { doc, setDoc, updateDoc } from "firebase/firestore/lite";
import { fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import type { ProgressData } from "../../../src/domain/assessment/answers/answers";
import { aPlanText } from "../../../src/domain/assessment/plan/plan.fixture";
import { planSections } from "../../../src/domain/assessment/plan/plan-sections";
import { assessmentMessages, reviewWords } from "../../../src/domain/assessment/words";
import { paths } from "../../../src/domain/kernel/collections";
import { routes } from "../../../src/domain/kernel/routes";
import { database } from "../../support/shared/database";
import { clearFaults, modelRequests, setFault } from "../../support/suite/stand-ins";
import { buttonNamed, jumpTo, openAssessment } from "../../support/journeys/assessment-page";
import { downloadDocument, expectReport } from "../../support/journeys/downloads";
import { expect, expectAccessible, failedRequests, test, unique } from "../../support/journeys/page";
import { openCourses } from "../../support/journeys/course-tools";

/** Answers with a word that no other test's answers hold, so that faults concern them alone. */
function markedAnswers(): { mark: string; answers: ProgressData } {
  const mark = unique("mark").replace(" ", "-");
  return { mark, answers: { ...fullAnswers(), "0": { ...fullAnswers()["0"], missionStatement: `We are ${mark}.` } } };
}

function planRegion(page: Page) {
  return page.getByRole("region", { name: "Your Training Plan" });
}

async function expectWholePlan(page: Page): Promise<void> {
  await expect(page.getByText(/^Written by waymark-sample on/)).toBeVisible({ timeout: 30_000 });
  await expect(planRegion(page).getByRole("heading", { level: 3 })).toHaveText(
    planSections.map(({ heading }) => heading),
  );
}

/** The results, to which the page goes on as soon as the plan is whole; and back to the step that has asked for it. */
async function expectReveal(page: Page): Promise<void> {
  await expect(page.getByText(/^Your plan is ready\. \d+ gaps? needs? .*\.$/)).toBeVisible({ timeout: 30_000 });
  await expect(page).toHaveURL(routes.results);
  await page.goBack();
}

/** The bars of the verdict of a new plan come one after the other, and at once where motion is unwanted. */
async function expectDrawnBarByBar(page: Page): Promise<void> {
  const delays = () =>
    page
      .locator("section[data-new] svg > g")
      .evaluateAll((bars) =>
        bars.map((bar) => getComputedStyle(bar)).map((of) => (of.animationName === "none" ? "" : of.animationDelay)),
      );
  expect(new Set(await delays())).toEqual(new Set([""]));
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect((await delays()).slice(0, 3)).toEqual(["0s", "0.5s", "1s"]);
  await page.emulateMedia({ reducedMotion: "reduce" });
}

test("a plan arrives in every window, stays after a reload at no cost, shows what it rests on and is taken along", async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  const { mark, answers } = markedAnswers();
  await openAssessment(page, answers);
  await jumpTo(page, 6);
  await setFault("model", { kind: "slow", match: mark });
  await expect(page.getByRole("region", { name: reviewWords.prompt })).toBeVisible();
  await buttonNamed(page, "Generate Training Plan").click();
  await expect(planRegion(page).getByRole("heading", { name: "Priorities" })).toBeVisible({ timeout: 30_000 });
  await expect(buttonNamed(page, "Generating...")).toBeVisible();
  await expect(page.getByRole("region", { name: reviewWords.prompt })).toBeHidden();

  const second = await context.newPage();
  await second.goto("/leadership-assessment");
  await expect(planRegion(second).getByRole("heading", { name: "Priorities" })).toBeVisible();
  await expect(buttonNamed(second, "Generating...")).toBeVisible();
  await expect(second.getByText("General advice")).toHaveCount(0);

  await page.reload(); // the person who asked for it leaves
  await expect(planRegion(page).getByRole("heading", { name: "Priorities" })).toBeVisible();
  await clearFaults("model", mark);
  await expectReveal(second);
  await expect(page.getByText(/^Your plan is ready\./)).toBeVisible({ timeout: 30_000 });
  for (const group of ["Decide", "Train", "Leave alone"])
    await expect(page.getByRole("heading", { level: 3, name: group })).toBeVisible();
  await expectDrawnBarByBar(page);
  await expectAccessible(page);
  await page.goBack();
  await expectWholePlan(page);
  await expectWholePlan(second);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await page.reload();
  await expectWholePlan(page);
  expect(await modelRequests(mark)).toHaveLength(1);

  await expect(planRegion(page)).not.toContainText("[answers");
  const why = planRegion(page).getByRole("button", { name: /^Why\?/ });
  await why.first().focus();
  await page.keyboard.press("Enter");
  await expect(planRegion(page).getByRole("definition").first()).toHaveText(/\S/);
  await expect(planRegion(page).getByRole("term").first()).toHaveText(/\?$/);
  await expect(planRegion(page).getByText("General advice").first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("link", { name: "Open your results" }).click();
  const results = page.getByRole("navigation", { name: "Results" });
  await results.getByRole("link", { name: "Gap profile" }).click();
  const gap = page.getByRole("row", { name: "1. Role clarity in Customer care" });
  await gap.getByRole("link").last().click();
  await expect(page).toHaveURL(/results\/plan#plan-item-/);
  await expect(page.locator("li:focus")).toContainText("For: Role clarity in Customer care");

  await expectReport(await downloadDocument(page, "Take the plan with you", "Word"));
  const text = String(await downloadDocument(page, "Take the plan with you", "Markdown"));
  expect(text).toContain("## Gap profile");
  expect(text).toContain("*(For: Role clarity in Customer care)*");
  expect(text).not.toContain("[answers");
});

test(
  "a plan is made again only after a question while the answers are the same, and says when it is older",
  { tag: "@heavy" },
  async ({ page }) => {
    const { mark, answers } = markedAnswers();
    const client = await openAssessment(page, answers);
    await jumpTo(page, 6);
    await buttonNamed(page, "Generate Training Plan").click();
    await expectReveal(page);
    await expectWholePlan(page);
    await buttonNamed(page, "Write it again").click();
    await expect(page.getByRole("dialog", { name: "Generate again?" })).toContainText(assessmentMessages.planUnchanged);
    await expectAccessible(page);
    await buttonNamed(page, "Keep this plan").click();
    expect(await modelRequests(mark)).toHaveLength(1);

    await updateDoc(doc(database, paths.answersOf(client.code)), { "progressData.3.currentPerformance": "5" });
    await expect(page.getByText(assessmentMessages.planOlder)).toBeVisible();
    await buttonNamed(page, "Write it again").click();
    await expectReveal(page);
    await expect(buttonNamed(page, "Write it again")).toBeVisible();
    await expect(page.getByText(assessmentMessages.planOlder)).toHaveCount(0);
    expect(await modelRequests(mark)).toHaveLength(2);
  },
);

test("a plan that cannot be referred to says so", { tag: "@heavy" }, async ({ page }) => {
  const { mark, answers } = markedAnswers();
  await openAssessment(page, answers);
  await jumpTo(page, 6);
  await setFault("model", { kind: "no-structure", match: mark, times: 2 });
  await buttonNamed(page, "Generate Training Plan").click();
  await expectReveal(page);
  await expect(page.getByText(assessmentMessages.planUnreferenced)).toBeVisible();
  await expect(planRegion(page)).toContainText("There is a lot to be said");
});

test.describe("a plan that breaks off", () => {
  test.use({ expectedErrors: [failedRequests] });

  test("raises the alert, keeps what is whole, and goes on from there", { tag: "@heavy" }, async ({ page }) => {
    test.setTimeout(90_000);
    const { mark, answers } = markedAnswers();
    await openAssessment(page, answers);
    await jumpTo(page, 6);
    await setFault("model", { kind: "cut", after: 0.5, match: mark });
    await setFault("model", { kind: "cut", after: 0.05, match: mark, times: 3 });
    await buttonNamed(page, "Generate Training Plan").click();
    // Four answers of the model break off, each after a longer wait.
    await expect(page.getByRole("alert")).toHaveText(assessmentMessages.planFailed, { timeout: 45_000 });
    await expect(page.getByText(/^[1-7] of 8 sections are finished and kept\.$/)).toBeVisible();
    await expect(page.getByText(/^Written by/)).toHaveCount(0);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByRole("alert")).toHaveText(assessmentMessages.planFailed);
    await buttonNamed(page, "Go on").click();
    await expectReveal(page);
    await expectWholePlan(page);
    await expect(page.getByRole("alert")).toHaveCount(0);
  });

  test(
    "a writer that died is noticed, also by the window that waits for it, and can be replaced",
    { tag: "@heavy" },
    async ({ page }) => {
      const { answers } = markedAnswers();
      const client = await openAssessment(page, answers);
      await jumpTo(page, 6);
      await page.route("**/generateTrainingPlan", () => undefined); // no answer, as from a function that was killed
      await buttonNamed(page, "Generate Training Plan").click();
      await expect(buttonNamed(page, "Generating...")).toBeVisible();
      const longAgo = new Date(Date.now() - 600_000);
      const dead = { runId: "dead", status: "running", goneOn: 0, answersHash: "other", startedAt: longAgo };
      // Again and again: a busy emulator may not tell of a document that came together with its listener.
      await expect(async () => {
        const heartbeatAt = new Date(Date.now() - 600_000);
        await setDoc(doc(database, paths.planRunOf(client.code)), { ...dead, heartbeatAt, text: "## Summary\n" });
        await expect(page.getByText(assessmentMessages.planStopped)).toBeVisible({ timeout: 5_000 });
      }).toPass({ timeout: 30_000 });
      await expect(buttonNamed(page, "Generate Training Plan")).toBeVisible();
    },
  );
});

test(
  "an item of the plan becomes a course, which keeps the gap that it is for",
  { tag: "@heavy" },
  async ({ page }) => {
    const { answers } = markedAnswers();
    const client = await openAssessment(page, answers);
    await updateDoc(doc(database, paths.invitation(client.code)), { businessName: "Northwind Bakery" });
    await updateDoc(doc(database, paths.answersOf(client.code)), {
      trainingPlan: aPlanText("[answers: 2.Warehouse.roleClarity]"),
    });
    await page.reload(); // or the name from before may be known already
    await jumpTo(page, 6);
    const item = planRegion(page).getByRole("link", { name: /^Design this course/ });
    const name = (await item.first().textContent()) ?? "";
    const topic = name.replace("Design this course for ", "");
    await item.first().click();
    await expect(page).toHaveURL(/ai-tools\/course-outline/);
    await expect(page.getByLabel("Topic")).toHaveValue(topic);
    await expect(page.getByLabel("Level")).toHaveValue("introductory");
    const purpose = `For: ${topic}, from the training plan of Northwind Bakery`;
    await expect(page.getByText(`For “${topic}”`)).toBeVisible();
    const struck = page.getByRole("checkbox", { name: "“Nobody knows who answers for returns.”" });
    await expect(struck).toBeChecked();
    await struck.uncheck();
    await expectAccessible(page);
    const sent = page.waitForRequest("**/generateCourseOutline");
    await buttonNamed(page, "Generate Outline").click();
    const request = (await sent).postData() ?? "";
    expect(request).toContain("Ride-alongs worked best, webinars worst.");
    expect(request).not.toContain("Nobody knows who answers for returns.");
    await expect(page.getByText(new RegExp(`^${purpose.replace(/[.?]/g, "\\$&")} · Written by`))).toBeVisible();

    await page.getByRole("link", { name: "Back to the plan" }).click();
    await expect(page).toHaveURL(/results\/plan#plan-item-/);
    await page.goBack();
    await page.goBack();
    await expect(planRegion(page).getByRole("link", { name: `Open its course for ${topic}` })).toBeVisible();
    const other = planRegion(page)
      .getByRole("link", { name: /^Design this course/ })
      .first();
    const otherTopic = ((await other.textContent()) ?? "").replace("Design this course for ", "");
    await other.click();
    await expect(page.getByLabel("Topic")).toHaveValue(otherTopic);
    const kept = page.getByRole("list", { name: /^Kept with/ });
    await openCourses(page);
    await kept.getByRole("button", { name: topic }).click();
    await expect(page.getByText(new RegExp(`^${purpose.replace(/[.?]/g, "\\$&")} · Written by`))).toBeVisible();
    await openCourses(page);
    await expect(kept.getByRole("button", { name: otherTopic })).toBeVisible();
  },
);
