// Nothing that was typed is lost: saved by itself, from two tabs, without a connection and by a tab that dies.
import { logoutWords } from "../../../src/domain/accounts/signed-in-words";
import { assessmentMessages, reviewWords } from "../../../src/domain/assessment/words";
import { paths } from "../../../src/domain/kernel/collections";
import { routes } from "../../../src/domain/kernel/routes";
import { signInBrowser } from "../../support/accounts/browser-sign-in";
import { aRegisteredClient } from "../../support/accounts/registered-client";
import {
  buttonNamed,
  jumpTo,
  openAssessment,
  radioNamed,
  rate,
  savedAnswers,
  typeTrends,
  untilSaved,
} from "../../support/journeys/assessment-page";
import { browserContents } from "../../support/journeys/browser-contents";
import { expect, expectAccessible, failedRequests, test } from "../../support/journeys/page";
import { documentAt } from "../../support/journeys/staff";
import { scriptOf } from "../../support/suite/built-site";

const tooLong = "x".repeat(5001);

test("a change is saved by itself, and only the field that changed", async ({ page }) => {
  const client = await openAssessment(page, { "0": { hasCoreValues: "no" } });
  await rate(page, "Does your organization have a mission statement?", "Yes");
  await page.getByLabel("What is your organization's mission statement?").fill("Fresh food for all.");
  await expect
    .poll(() => savedAnswers(client.code), { timeout: 3000 + 2000 })
    .toEqual({
      "0": { hasCoreValues: "no", hasMission: "yes", missionStatement: "Fresh food for all." },
    });
  await untilSaved(page);
});

test("a field stays where it is while the answer that brought it is stored, however late timers come", async ({
  page,
}) => {
  await page.addInitScript(delayTimers);
  const client = await openAssessment(page);
  await rate(page, "Has your organization defined its core values?", "No");
  await untilSaved(page); // over a connection that stays open for the next answer
  await rate(page, "Does your organization have a mission statement?", "Yes");
  const field = await page.getByLabel("What is your organization's mission statement?").elementHandle();
  await untilSaved(page);
  expect(await savedAnswers(client.code)).toMatchObject({ "0": { hasMission: "yes" } });
  expect(await field.evaluate((element) => element.isConnected)).toBe(true);
});

test("every Save is dated on the server, also when nothing has changed", { tag: "@heavy" }, async ({ page }) => {
  const client = await openAssessment(page, { "0": { hasMission: "yes" } });
  const stored = () => documentAt(paths.answersOf(client.code));
  const before = await stored();
  await buttonNamed(page, "Save").click();
  await expect.poll(async () => (await stored())?.lastUpdated).not.toEqual(before?.lastUpdated);
  await untilSaved(page);
  expect((await stored())?.progressData).toEqual(before?.progressData);
});

test(
  "a text that is too long is refused in words, kept, and saved once it is short enough",
  { tag: "@heavy" },
  async ({ page }) => {
    const client = await openAssessment(page, { "3": { currentPerformance: "1" } });
    await jumpTo(page, 4);
    const text = page.getByLabel("Which areas of your organization underperform?");
    await text.fill(tooLong);
    await expect(page.getByText("Please use at most 5000 characters.", { exact: true })).toBeVisible();
    await expect(page.getByRole("alert")).toContainText("An answer cannot be saved.");
    await expectAccessible(page);
    await page.reload();
    await expect(text).toHaveValue(tooLong);
    await text.fill("Deliveries.");
    await untilSaved(page);
    expect(await savedAnswers(client.code)).toEqual({
      "3": { currentPerformance: "1", currentPerformanceFollowUp: "Deliveries." },
    });
  },
);

test("two tabs merge by field, and each shows what the other saved", { tag: "@heavy" }, async ({ page, context }) => {
  const client = await openAssessment(page);
  const second = await context.newPage();
  await second.goto("/leadership-assessment");
  await rate(page, "Has your organization defined its core values?", "No");
  await rate(second, "How confident are you in your organization's long-term vision?", "I don't know");
  await expect(radioNamed(second, "Has your organization defined its core values?", "No")).toBeChecked();
  await expect(
    radioNamed(page, "How confident are you in your organization's long-term vision?", "I don't know"),
  ).toBeChecked();
  await untilSaved(page);
  await untilSaved(second);
  expect(await savedAnswers(client.code)).toEqual({ "0": { hasCoreValues: "no", visionConfidence: "unknown" } });
});

test(
  "logging out saves what an earlier visit has left here, and asks about what cannot be saved",
  { tag: "@heavy" },
  async ({ page }) => {
    const client = await aRegisteredClient();
    await signInBrowser(page.context(), client);
    await page.goto(routes.dashboard);
    const left = { '["0","missionStatement"]': "Fresh food for all.", '["3","currentPerformanceFollowUp"]': tooLong };
    for (const [path, value] of Object.entries(left))
      await page.evaluate(
        ([key = "", text = ""]) => localStorage.setItem(key, text),
        [`answer:${client.uid}:${client.code}:${path}`, JSON.stringify({ value })],
      );
    await buttonNamed(page, "Logout").click();
    const dialog = page.getByRole("dialog", { name: logoutWords.title });
    const lost = { answers: 1, teams: 0, messages: 0, courses: 0, notes: 0, plans: 0, sources: 0, forms: 0 };
    await expect(dialog).toContainText(logoutWords.lost(lost));
    expect(await savedAnswers(client.code)).toEqual({ "0": { missionStatement: "Fresh food for all." } });
    await expectAccessible(page);
    expect(await browserContents(page)).toContain(tooLong);
    await dialog.getByRole("button", { name: logoutWords.leave }).click();
    await expect(page).toHaveURL(routes.login);
    await expect.poll(() => browserContents(page)).not.toMatch(new RegExp(`${tooLong}|${client.uid}|${client.code}`));
  },
);

test.describe("offline", () => {
  // Firestore's transport tries to load an image from elsewhere to learn whether there is a network; our policy forbids
  // it.
  test.use({ expectedErrors: [new RegExp(`${failedRequests.source}|cleardot\\.gif`)] });

  test("what is typed is kept, said so, and saved when the connection is back", async ({ page, context }) => {
    // Fetched ahead, so that one can go there offline.
    const review = page.waitForResponse(scriptOf("src/features/assessment/wizard/review/review-step.tsx"));
    const client = await openAssessment(page);
    await (await review).finished();
    await jumpTo(page, 2);
    await context.setOffline(true);
    await typeTrends(page, "Typed in a tunnel.");
    await expect(page.getByText(assessmentMessages.answersOffline).first()).toBeVisible();
    await expectAccessible(page);
    await jumpTo(page, 6);
    await expect(page.getByRole("heading", { name: reviewWords.modelReads })).toBeVisible();
    await context.setOffline(false);
    await untilSaved(page);
    expect(await savedAnswers(client.code)).toEqual({
      "1": { trendInfluence: "5", trendDetails: "Typed in a tunnel." },
    });
  });

  test("a tab that dies while offline loses nothing", { tag: "@heavy" }, async ({ page, context }) => {
    const client = await openAssessment(page);
    await rate(page, "Does your organization have a mission statement?", "Yes");
    await untilSaved(page);
    await context.setOffline(true);
    await page.getByLabel("What is your organization's mission statement?").pressSequentially("Typed in a tunnel.");
    await page.close();
    await context.setOffline(false);
    const reopened = await context.newPage();
    await reopened.goto("/leadership-assessment");
    await expect(reopened.getByLabel("What is your organization's mission statement?")).toHaveValue(
      "Typed in a tunnel.",
    );
    await untilSaved(reopened);
    expect(await savedAnswers(client.code)).toMatchObject({ "0": { missionStatement: "Typed in a tunnel." } });
  });
});

/** Timers come as late in a hidden window. */
function delayTimers(): void {
  const setOnTime = window.setTimeout.bind(window);
  window.setTimeout = ((handler: () => void, delay = 0, ...passed: []) =>
    setOnTime(handler, Math.max(delay, 300), ...passed)) as typeof setTimeout;
}
