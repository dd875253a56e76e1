import { fullAnswers, halfAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { assemblePrompt } from "../../../src/domain/assessment/plan/prompt";
import { stepTitles } from "../../../src/domain/assessment/questionnaire/step-titles";
import { resultsWords } from "../../../src/domain/assessment/results/words";
import { assessmentMessages } from "../../../src/domain/assessment/words";
import { aRegisteredClient } from "../../support/accounts/registered-client";
import { signInBrowser } from "../../support/accounts/browser-sign-in";
import {
  buttonNamed,
  jumpTo,
  openAssessment,
  radioNamed,
  rate,
  savedAnswers,
  tabTo,
  untilSaved,
} from "../../support/journeys/assessment-page";
import { expect, expectAccessible, failedRequests, test } from "../../support/journeys/page";
import { scriptOf } from "../../support/suite/built-site";

test(
  "with the keyboard alone a person gets from the gate through six named steps to the plan, and back",
  { tag: "@heavy" },
  async ({ page }) => {
    test.setTimeout(90_000);
    const client = await aRegisteredClient();
    await signInBrowser(page.context(), client);
    await page.goto("/leadership-assessment");
    await tabTo(page.getByPlaceholder("Enter access code"));
    await page.keyboard.type(client.code);
    await page.keyboard.press("Enter");
    await expect(buttonNamed(page, "Back")).toBeDisabled();

    const answering: Partial<Record<number, () => Promise<void>>> = {
      0: async () => {
        await tabTo(radioNamed(page, "Does your organization have a mission statement?", "Yes"));
        await page.keyboard.press("Space");
        await tabTo(page.getByLabel("What is your organization's mission statement?"));
        await page.keyboard.type("Fresh food for all.");
      },
      1: async () => {
        await tabTo(radioNamed(page, "How satisfied are you with your customer relationships?", "1"));
        await page.keyboard.press("ArrowRight");
        await tabTo(page.getByLabel("What challenges do you face in your customer relationships?"));
        await page.keyboard.type("Late answers.");
      },
      2: async () => {
        await tabTo(page.getByLabel("Team name"));
        await page.keyboard.type("Night shift");
        await tabTo(buttonNamed(page, "Add Another Team"));
        await page.keyboard.press("Enter");
      },
    };
    for (const [index, title] of stepTitles.entries()) {
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page).toHaveTitle(new RegExp(`^${title.replace(/[.&]/g, "\\$&")}`));
      if (index > 0) await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      if (index === 5) break;
      if (index === 1 || index === 4) await expectAccessible(page); // other journeys look at the other steps
      await answering[index]?.();
      await tabTo(buttonNamed(page, "Save & Next"));
      await page.keyboard.press("Enter");
    }
    await expect(buttonNamed(page, "Save & Next")).toHaveCount(0);
    await tabTo(buttonNamed(page, "Generate Training Plan"));
    await page.keyboard.press("Enter");
    await expect(page.getByText(resultsWords.planReady)).toBeVisible({ timeout: 30_000 });
    expect(await savedAnswers(client.code)).toEqual({
      "0": { hasMission: "yes", missionStatement: "Fresh food for all." },
      "1": { customerSatisfaction: "2", driversFollowUp: { "Customer Relationships": "Late answers." } },
      "2": { teams: [{ teamName: "Night shift" }] },
    });

    await page.goBack();
    await tabTo(buttonNamed(page, "Back"));
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(stepTitles[4] ?? "");
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(stepTitles[4] ?? "");
  },
);

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

for (const { where, steps, ...tag } of [
  { where: "in a step", steps: boundaries.slice(0, 1) },
  { where: "in every step", steps: boundaries, tag: "@heavy" },
]) {
  test(
    `${where} a follow-up comes and goes at its boundary, is announced, and its text survives`,
    tag,
    async ({ page }) => {
      await openAssessment(page);
      for (const { step, question, reveals, hides, followUp } of steps) {
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
    },
  );
}

test("a list is typed with commas and keeps what is being typed", { tag: "@heavy" }, async ({ page }) => {
  const client = await openAssessment(page);
  const list = page.getByLabel("Which key performance indicators (KPIs) does your organization follow?");
  await list.pressSequentially("revenue, , on-time  deliveries,");
  await expect(list).toHaveValue("revenue, , on-time  deliveries,");
  await list.blur();
  await expect(list).toHaveValue("revenue, on-time  deliveries");
  await untilSaved(page);
  expect(await savedAnswers(client.code)).toEqual({ "0": { kpiList: ["revenue", "on-time  deliveries"] } });
});

test("the review has a line for each step, lists what is open, and leads back", { tag: "@heavy" }, async ({ page }) => {
  await openAssessment(page, halfAnswers());
  await jumpTo(page, 6);
  const lines = page.getByRole("list", { name: "Your answers" }).getByRole("listitem");
  await expect(lines).toHaveCount(5);
  await expect(lines.nth(1)).toContainText(/\d+ of \d+ answered/);
  await page.getByText(/questions are not answered yet/).click();
  await expect(
    page.getByRole("group").getByText("How strong is your competitive advantage?", { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("region", { name: "Prompt", exact: true })).toHaveText(assemblePrompt(halfAnswers()), {
    useInnerText: true,
  });
  await expectAccessible(page);
  await page.getByRole("button", { name: "Answer them in step 4" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(stepTitles[3] ?? "");
});

test.describe("what cannot be had", () => {
  test.use({ expectedErrors: [failedRequests] });

  test(
    "a review whose code cannot be loaded says so, and leaves the questions usable",
    { tag: "@heavy" },
    async ({ page }) => {
      await page.route(scriptOf("src/features/assessment/wizard/review/review-step.tsx"), (route) => route.abort());
      await openAssessment(page);
      await jumpTo(page, 6);
      await expect(page.getByRole("alert")).toContainText(assessmentMessages.reviewFailed);
      await buttonNamed(page, "Back").click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(stepTitles[4] ?? "");
    },
  );

  test("a training plan that cannot be generated says so", { tag: "@heavy" }, async ({ page }) => {
    await openAssessment(page, fullAnswers());
    await jumpTo(page, 6);
    await page.route("**/generateTrainingPlan", (route) => route.abort());
    await buttonNamed(page, "Generate Training Plan").click();
    await expect(page.getByRole("alert")).toHaveText(assessmentMessages.planFailed);
  });
});
