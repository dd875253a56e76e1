// A plan that is held: the consultant edits and releases it, the business reads it, and a person without an account
// reads a part of it by a link.
import type { Page } from "@playwright/test";
import { doc, setDoc, Timestamp, writeBatch } from "firebase/firestore/lite";
import { fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { keyIndicatorWords } from "../../../src/domain/assessment/progress/key-indicators/words";
import { actionWords } from "../../../src/domain/assessment/progress/actions/words";
import { aPlanText } from "../../../src/domain/assessment/plan/plan.fixture";
import { deskWords, editingWords, reviewMessages } from "../../../src/domain/assessment/plan/versions/words";
import { resultsWords } from "../../../src/domain/assessment/results/words";
import { noteWords } from "../../../src/ui/notes/words";
import { sharedPageWords, sharingWords } from "../../../src/domain/assessment/sharing/words";
import { linkWords } from "../../../src/ui/links/words";
import { paths } from "../../../src/domain/kernel/collections";
import { routes } from "../../../src/domain/kernel/routes";
import { anAdministrator } from "../../support/accounts/accounts";
import { signInBrowser } from "../../support/accounts/browser-sign-in";
import { buttonNamed, jumpTo, openAssessment } from "../../support/journeys/assessment-page";
import { expect, expectAccessible, failedRequests, test } from "../../support/journeys/page";
import { database } from "../../support/shared/database";

const origin = { model: "waymark-sample", generatedAt: Timestamp.fromMillis(5000), answersHash: "hash" };
const secret = "Words that nobody has released.";

async function holdPlan(code: string): Promise<void> {
  const at = Timestamp.now();
  const text = aPlanText(undefined, { timeline: `- ${secret} [answers: 1.customerSatisfaction]` });
  const run = { runId: "run-1", status: "done", held: true, version: 1, text: "", answersHash: "hash", goneOn: 0 };
  const batch = writeBatch(database);
  batch.set(doc(database, paths.planVersion(code, 1)), { ...origin, number: 1, text, createdAt: at });
  batch.set(doc(database, paths.planRunOf(code)), { ...run, startedAt: at, heartbeatAt: at });
  await batch.commit();
}

/** A colleague saves another section at the same time. */
async function colleagueSaves(code: string): Promise<void> {
  await setDoc(doc(database, paths.planVersion(code, 2)), {
    ...origin,
    number: 2,
    basedOn: 1,
    text: aPlanText(undefined, {
      timeline: `- ${secret} [answers: 1.customerSatisfaction]`,
      methods: "- By the colleague.",
    }),
    createdAt: Timestamp.now(),
    by: "colleague",
    byEmail: "colleague@waymark.example",
  });
}

async function editTimeline(page: Page, text: string): Promise<void> {
  await buttonNamed(page, `${deskWords.edit} ${deskWords.showing(1)}`).click();
  await buttonNamed(page, `${editingWords.editShort} Timeline`).click();
  await page.getByRole("textbox", { name: "Timeline" }).fill(text);
  await page.keyboard.press("Escape");
}

test.use({ expectedErrors: [failedRequests] });

test(
  "a consultant edits and releases a plan that is held, beside a colleague, and shares a part of it by a link",
  { tag: "@heavy" },
  async ({ page, browser }) => {
    test.setTimeout(90_000);
    const { code } = await openAssessment(page, fullAnswers());
    await holdPlan(code);
    await jumpTo(page, 6);
    await expect(page.getByText(reviewMessages.inReview)).toBeVisible();
    await expect(page.getByText(secret)).toHaveCount(0);

    const consultant = await (await browser.newContext()).newPage();
    await signInBrowser(consultant.context(), await anAdministrator());
    await consultant.goto(`${routes.business(code)}/plan`);
    await expect(consultant.getByText(deskWords.waits(1))).toBeVisible();
    await editTimeline(consultant, "- In May, by the consultant.");
    await expect(consultant.getByText("Evidence removed:")).toBeVisible();
    const pages = consultant.getByRole("navigation", { name: resultsWords.results });
    await pages.getByRole("link", { name: "Overview" }).click();
    await expect(consultant.getByRole("textbox", { name: "Timeline" })).toHaveCount(0);
    await expect(consultant.getByRole("heading", { name: noteWords.title })).toHaveCount(1);
    await consultant.getByRole("textbox", { name: noteWords.note }).fill("Ask about the budget.");
    await buttonNamed(consultant, noteWords.add).click();
    await expect(consultant.getByRole("listitem").filter({ hasText: "Ask about the budget." })).toBeVisible();
    await colleagueSaves(code);
    await pages.getByRole("link", { name: "Training plan" }).click();
    await expect(consultant.getByText(editingWords.draftKept(1, 2))).toBeVisible();
    await expect(consultant.getByText(editingWords.overtaken("colleague@waymark.example", 2))).toBeVisible();
    await expect(consultant.getByText("In May, by the consultant.")).toBeVisible();
    await buttonNamed(consultant, editingWords.onTop(2)).click();
    await expect(consultant.getByText(editingWords.saved(3))).toBeVisible();
    await consultant.getByText("Compare", { exact: true }).click();
    await expect(consultant.getByRole("region", { name: "Timeline" }).locator("ins").first()).toContainText("In");
    await expectAccessible(consultant);

    await buttonNamed(consultant, "Release version 3").click();
    await consultant.getByRole("textbox", { name: "Reviewed by" }).fill("Rosa Lindqvist");
    await buttonNamed(consultant, "Release").click();
    await expect(consultant.getByText(deskWords.current)).toBeVisible();
    const plan = page.getByRole("region", { name: "Your Training Plan" });
    await expect(plan).toContainText("In May, by the consultant.");
    await expect(plan).toContainText("By the colleague.");
    await expect(page.getByText(reviewMessages.inReview)).toHaveCount(0);

    await page.goto(`${routes.results}/plan`);
    await page.getByRole("link", { name: actionWords.say }).click();
    await page
      .getByRole("group", { name: /^Status of/ })
      .getByRole("button", { name: "Done" })
      .click();
    await expect(page.getByText("1 of 1 action done.")).toBeVisible();
    await page
      .getByRole("button", { name: /^Add a note/ })
      .first()
      .click();
    await page.getByLabel(actionWords.note, { exact: true }).fill("All agreed.");
    await buttonNamed(page, actionWords.save).click();
    await expect(page.getByText("All agreed.", { exact: true })).toBeVisible();
    await expectAccessible(page);
    await consultant.getByRole("link", { name: "Progress", exact: true }).click();
    const followed = consultant.getByRole("region", { name: "Progress" });
    await expect(followed).toContainText("1 of 1 action done.", { timeout: 30_000 });
    await expect(followed).toContainText("All agreed.");
    await expect(followed).toContainText(/Changed by the business,/);

    await page.getByRole("button", { name: /^Add an indicator/ }).click();
    await page.getByLabel(keyIndicatorWords.name, { exact: true }).fill("Spoilage");
    await page.getByLabel(keyIndicatorWords.target).fill("4");
    await buttonNamed(page, actionWords.save).click();
    await followed.getByRole("button", { name: "Enter a value Spoilage" }).click({ timeout: 30_000 });
    await followed.getByLabel(keyIndicatorWords.value, { exact: true }).fill("7.5");
    await followed.getByLabel(keyIndicatorWords.day, { exact: true }).fill("2026-11-02");
    await followed.getByRole("button", { name: actionWords.save }).click();
    await expect(page.getByText(/7\.5 on .*2026, target 4/)).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);

    await consultant.getByRole("link", { name: "Training plan", exact: true }).click();
    await consultant.getByText(sharingWords.title, { exact: true }).click();
    for (const part of ["Overview", "Training plan"]) await consultant.getByRole("checkbox", { name: part }).check();
    await buttonNamed(consultant, sharingWords.create).click();
    const link = await consultant.getByRole("textbox", { name: /^Link/ }).inputValue();
    expect(link).toMatch(/\/shared\/[A-Za-z0-9_-]{22}$/);

    const reader = await (await browser.newContext()).newPage();
    const answered = await reader.goto(link);
    const headers = answered?.headers() ?? {};
    expect(headers["x-robots-tag"]).toContain("noindex");
    expect(headers["referrer-policy"]).toBe("no-referrer");
    await expect(reader.getByText("In May, by the consultant.")).toBeVisible();
    await expect(reader.getByRole("heading", { name: "Most pressing" })).toBeVisible();
    await expect(reader.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
    await expect(reader.getByText("Complaints are answered too late.")).toHaveCount(0);
    await expectAccessible(reader);
    await consultant.getByRole("button", { name: /^Revoke/ }).click();
    await expect(consultant.getByText(linkWords.revoked)).toBeVisible();
    await reader.reload();
    await expect(reader.getByText(sharedPageWords.gone)).toBeVisible();
    await expect(reader.getByText("In May, by the consultant.")).toHaveCount(0);
  },
);
