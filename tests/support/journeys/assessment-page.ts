// Ways through the assessment that its journeys share.
import type { Locator, Page } from "@playwright/test";
import { doc, getDoc, setDoc, Timestamp } from "firebase/firestore/lite";
import type { ProgressData } from "../../../src/domain/assessment/answers/answers";
import { withoutIds } from "../../../src/domain/assessment/answers/field-changes";
import { stepTitles } from "../../../src/domain/assessment/questionnaire/step-titles";
import { assessmentMessages } from "../../../src/domain/assessment/words";
import { paths } from "../../../src/domain/kernel/collections";
import { routes } from "../../../src/domain/kernel/routes";
import { database } from "../shared/database";
import { aRegisteredClient, type RegisteredClient } from "../accounts/registered-client";
import { signInBrowser } from "../accounts/browser-sign-in";
import { expect } from "./page";

/** A client who is signed in and past the gate, with these answers given before. */
export async function openAssessment(
  page: Page,
  answers: ProgressData = {},
  invitation: Record<string, unknown> = {},
): Promise<RegisteredClient> {
  const client = await aClientWithAnswers(answers, invitation);
  await enterAssessment(page, client);
  return client;
}

export async function aClientWithAnswers(
  answers: ProgressData,
  invitation: Record<string, unknown> = {},
): Promise<RegisteredClient> {
  const client = await aRegisteredClient(invitation);
  await setDoc(doc(database, paths.answersOf(client.code)), { progressData: answers, lastUpdated: Timestamp.now() });
  return client;
}

export async function enterAssessment(page: Page, client: RegisteredClient): Promise<void> {
  await signInBrowser(page.context(), client);
  await page.goto(routes.assessment);
  await unlock(page, client.code);
  await expect(page.getByRole("navigation", { name: "Assessment Steps" })).toBeVisible();
}

export async function unlock(page: Page, code: string): Promise<void> {
  const field = page.getByPlaceholder("Enter access code");
  // The account's own code is filled in as soon as it is known, which may be in the middle of this.
  await expect(async () => {
    await field.fill(code);
    await expect(field).toHaveValue(code, { timeout: 1000 });
  }).toPass({ timeout: 15_000 });
  await page.getByRole("button", { name: "Unlock" }).click();
}

export async function jumpTo(page: Page, step: number): Promise<void> {
  const title = stepTitles[step - 1] ?? "";
  await page.getByRole("navigation", { name: "Assessment Steps" }).getByRole("button", { name: title }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
}

/** Rates how strongly trends influence the strategy, and types what follows from that. */
export async function typeTrends(page: Page, text: string): Promise<void> {
  await rate(page, "How strongly do industry trends influence your strategy?", "5");
  await page.getByLabel("Which trends matter most for your strategy, and why?").fill(text);
}

export async function rate(page: Page, question: string, rating: string): Promise<void> {
  await radioNamed(page, question, rating).check();
}

export function radioNamed(page: Page, question: string, option: string): Locator {
  return page
    .getByRole("radiogroup", { name: question, exact: true })
    .getByRole("radio", { name: option, exact: true });
}

export function buttonNamed(page: Page, name: string): Locator {
  return page.getByRole("button", { name, exact: true });
}

/** The most presses of the Tab key. */
export async function tabTo(target: Locator): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let pressed = 0; pressed < 150 && !(await isThere()); pressed++) await target.page().keyboard.press("Tab");
  await expect(target).toBeFocused();
}

/** Leaves the field, which saves it at once, and waits until the server has it. */
export async function untilSaved(page: Page): Promise<void> {
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  await expect(page.getByText(assessmentMessages.answersSaved).first()).toBeVisible();
}

/** Returns the stored answers, without the ids of the teams. */
export async function savedAnswers(code: string): Promise<ProgressData> {
  const stored = await getDoc(doc(database, paths.answersOf(code)));
  return withoutIds((stored.data()?.progressData ?? {}) as ProgressData);
}
