import { doc, getDoc } from "firebase/firestore";
import { fullAnswers, halfAnswers } from "../../src/domain/assessment/answers.example";
import { assemblePrompt } from "../../src/domain/assessment/prompt";
import { stepTitles } from "../../src/domain/assessment/questionnaire";
import { messages } from "../../src/domain/messages";
import { paths } from "../../src/domain/paths";
import { database } from "../support/database";
import { aRegisteredClient } from "../support/registered-client";
import { signIn } from "../support/signed-in";
import { button, jumpTo, openAssessment, radio, rate, storedAnswers, unlock, untilSaved } from "./assessment-page";
import { expect, expectAccessible, failedRequests, test } from "./page";

test("whoever is not signed in is sent to the login", async ({ page }) => {
  await page.goto("/leadership-assessment");
  await expect(page).not.toHaveURL(/leadership-assessment/);
});

test.describe("the gate", () => {
  test.use({ expectedErrors: [failedRequests] });

  test("refuses a wrong code and another business's, and opens for the own one", async ({ page }) => {
    const client = await aRegisteredClient({ status: "not started" });
    const other = await aRegisteredClient();
    await signIn(page.context(), client);
    await page.goto("/leadership-assessment");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Enter Password to Access Leadership Assessment");
    await expectAccessible(page);
    for (const wrong of ["wrong", "no/path", other.code, `${client.code} `]) {
      await unlock(page, wrong);
      await expect(page.getByRole("alert")).toHaveText(messages.wrongAccessCode);
    }
    await unlock(page, client.code);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(stepTitles[0] ?? "");
    const invitation = await getDoc(doc(database, paths.invitation(client.code)));
    expect(invitation.data()).toMatchObject({ status: "in-progress", lastLogin: expect.anything() });

    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(stepTitles[0] ?? "");
  });

  test("makes whoever guesses wait, also after a reload", async ({ page }) => {
    const client = await aRegisteredClient();
    await signIn(page.context(), client);
    await page.goto("/leadership-assessment");
    for (let nth = 0; nth < 5; nth++) {
      await unlock(page, `wrong-code-${nth}`);
      await expect(page.getByRole("alert")).toHaveText(messages.wrongAccessCode);
    }
    await expect(page.getByText("That were too many wrong codes.")).toBeVisible();
    await page.reload();
    await expect(page.getByText("That were too many wrong codes.")).toBeVisible();
    await expect(button(page, "Unlock")).toBeDisabled();
    await page.getByPlaceholder("Enter access code").fill(client.code);
    await page.getByPlaceholder("Enter access code").press("Enter");
    await expectAccessible(page);
    const invitation = await getDoc(doc(database, paths.invitation(client.code)));
    expect(invitation.data()).not.toHaveProperty("lastLogin");
  });
});

test("a change is saved by itself, and only the field that changed", async ({ page }) => {
  const client = await openAssessment(page, { "0": { hasCoreValues: "no" } });
  await rate(page, "Does your organization have a mission statement?", "Yes");
  await page.getByLabel("What is your organization's mission statement?").fill("Fresh food for all.");
  await expect
    .poll(() => storedAnswers(client.code), { timeout: 2000 + 1000 })
    .toEqual({
      "0": { hasCoreValues: "no", hasMission: "yes", missionStatement: "Fresh food for all." },
    });
  await untilSaved(page);
});

test("Back, Save and Save & Next keep to the six steps, and each step is named in heading and tab", async ({
  page,
}) => {
  await openAssessment(page);
  await expect(button(page, "Back")).toBeDisabled();
  for (const [index, title] of stepTitles.entries()) {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(new RegExp(`^${title.replace(/[.&]/g, "\\$&")}`));
    if (index > 0) await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    if (index === 5) break; // a journey of its own looks at the review
    await expectAccessible(page);
    await button(page, "Save & Next").click();
  }
  await expect(button(page, "Save & Next")).toHaveCount(0);
  await button(page, "Back").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(stepTitles[4] ?? "");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(stepTitles[4] ?? "");
});

const boundaries = [
  {
    step: 1,
    question: "How clearly defined are your organization's strategic objectives?",
    reveals: "2",
    hides: "3",
    followUp: "What keeps your strategic objectives from being clearly defined?",
  },
  {
    step: 2,
    question: "How satisfied are you with your customer relationships?",
    reveals: "3",
    hides: "4",
    followUp: "What challenges do you face in your customer relationships?",
  },
  {
    step: 2,
    question: "How strongly do industry trends influence your strategy?",
    reveals: "4",
    hides: "3",
    followUp: "Which trends matter most for your strategy, and why?",
  },
  {
    step: 3,
    question: "How clear are roles and responsibilities in this team?",
    reveals: "2",
    hides: "3",
    followUp: "Which roles or responsibilities in this team are unclear?",
  },
  {
    step: 4,
    question: "How large is the gap between where your organization is and where it wants to be?",
    reveals: "4",
    hides: "3",
    followUp: "Which areas of your organization need the most improvement?",
  },
  {
    step: 5,
    question: "How effective are your current training and development programs?",
    reveals: "2",
    hides: "3",
    followUp: "What challenges do you face with your current training and development programs?",
  },
];

test("in every step a follow-up comes and goes at its boundary, is announced, and its text survives", async ({
  page,
}) => {
  await openAssessment(page);
  for (const { step, question, reveals, hides, followUp } of boundaries) {
    await jumpTo(page, step);
    const field = page.getByRole("textbox", { name: followUp });
    await rate(page, question, hides);
    await expect(field).toHaveCount(0);
    await rate(page, question, reveals);
    await expect(page.getByRole("status").getByText(followUp)).toBeAttached();
    await field.fill("Kept.");
    await rate(page, question, hides);
    await expect(field).toHaveCount(0);
    await rate(page, question, reveals);
    await expect(field).toHaveValue("Kept.");
  }
});

test("a list is typed with commas and keeps what is being typed", async ({ page }) => {
  const client = await openAssessment(page);
  const list = page.getByLabel("Which key performance indicators (KPIs) does your organization follow?");
  await list.pressSequentially("revenue, , on-time  deliveries,");
  await expect(list).toHaveValue("revenue, , on-time  deliveries,");
  await list.blur();
  await expect(list).toHaveValue("revenue, on-time  deliveries");
  await untilSaved(page);
  expect(await storedAnswers(client.code)).toEqual({ "0": { kpiList: ["revenue", "on-time  deliveries"] } });
});

test("a text that is too long is refused in words, kept, and saved once it is short enough", async ({ page }) => {
  const client = await openAssessment(page, { "3": { currentPerformance: "1" } });
  await jumpTo(page, 4);
  const text = page.getByLabel("Which areas of your organization underperform?");
  await text.fill("x".repeat(5001));
  await expect(page.getByText("Please use at most 5000 characters.", { exact: true })).toBeVisible();
  await expect(page.getByRole("alert")).toContainText("An answer cannot be saved.");
  await expectAccessible(page);
  await page.reload();
  await expect(text).toHaveValue("x".repeat(5001));
  await text.fill("Deliveries.");
  await untilSaved(page);
  expect(await storedAnswers(client.code)).toEqual({
    "3": { currentPerformance: "1", currentPerformanceFollowUp: "Deliveries." },
  });
});

test("two tabs merge by field, and each shows what the other saved", async ({ page, context }) => {
  const client = await openAssessment(page);
  const second = await context.newPage();
  await second.goto("/leadership-assessment");
  await unlock(second, client.code);
  await rate(page, "Has your organization defined its core values?", "No");
  await rate(second, "How confident are you in your organization's long-term vision?", "I don't know");
  await expect(radio(second, "Has your organization defined its core values?", "No")).toBeChecked();
  await expect(
    radio(page, "How confident are you in your organization's long-term vision?", "I don't know"),
  ).toBeChecked();
  await untilSaved(page);
  await untilSaved(second);
  expect(await storedAnswers(client.code)).toEqual({ "0": { hasCoreValues: "no", visionConfidence: "unknown" } });
});

test.describe("offline", () => {
  // Firestore's transport tries to load an image from elsewhere to learn whether there is a network; our policy forbids it.
  test.use({ expectedErrors: [new RegExp(`${failedRequests.source}|cleardot\\.gif`)] });

  test("what is typed is kept, said so, and saved when the connection is back", async ({ page, context }) => {
    const client = await openAssessment(page);
    await context.setOffline(true);
    await rate(page, "Has your organization defined its core values?", "No");
    await expect(page.getByText(messages.answersOffline).first()).toBeVisible();
    await jumpTo(page, 6);
    await expect(page.getByRole("heading", { name: "Gap profile" })).toBeVisible();
    await expectAccessible(page);
    await context.setOffline(false);
    await untilSaved(page);
    expect(await storedAnswers(client.code)).toEqual({ "0": { hasCoreValues: "no" } });
  });

  test("a tab that dies while offline loses nothing", async ({ page, context }) => {
    const client = await openAssessment(page);
    await rate(page, "Does your organization have a mission statement?", "Yes");
    await untilSaved(page);
    await context.setOffline(true);
    await page.getByLabel("What is your organization's mission statement?").pressSequentially("Typed in a tunnel.");
    await page.close();
    await context.setOffline(false);
    const reopened = await context.newPage();
    await reopened.goto("/leadership-assessment");
    await unlock(reopened, client.code);
    await expect(reopened.getByLabel("What is your organization's mission statement?")).toHaveValue(
      "Typed in a tunnel.",
    );
    await untilSaved(reopened);
    expect(await storedAnswers(client.code)).toMatchObject({ "0": { missionStatement: "Typed in a tunnel." } });
  });
});

test("the review groups the answers, lists what is open, and leads back", async ({ page }) => {
  await openAssessment(page, halfAnswers());
  await jumpTo(page, 6);
  await expect(page.getByRole("region", { name: stepTitles[1] ?? "" })).toContainText(
    "Complaints are answered too late.",
  );
  await page.getByText(/questions are not answered yet/).click();
  await expect(page.getByRole("group").getByText("How strong is your competitive advantage?")).toBeVisible();
  await expect(page.getByRole("region", { name: "Prompt", exact: true })).toHaveText(assemblePrompt(halfAnswers()), {
    useInnerText: true,
  });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Answer them in step 4" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(stepTitles[3] ?? "");
});

test.describe("what cannot be had", () => {
  test.use({ expectedErrors: [failedRequests] });

  test("a review whose code cannot be loaded says so, and leaves the questions usable", async ({ page }) => {
    await page.route("**/review-step-*.js", (route) => route.abort());
    await openAssessment(page);
    await jumpTo(page, 6);
    await expect(page.getByRole("alert")).toContainText(messages.reviewFailed);
    await button(page, "Back").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(stepTitles[4] ?? "");
  });

  test("a training plan that cannot be generated says so", async ({ page }) => {
    await openAssessment(page, fullAnswers());
    await jumpTo(page, 6);
    await page.route("**/generateTrainingPlan", (route) => route.abort());
    await button(page, "Generate Training Plan").click();
    await expect(page.getByRole("alert")).toHaveText(messages.planFailed);
  });
});
