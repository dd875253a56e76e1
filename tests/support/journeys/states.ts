// The states of screens that opening them does not show: dialogs, errors, nothing there yet, and work under way.
import type { Page } from "@playwright/test";
import { doc, setDoc, Timestamp } from "firebase/firestore/lite";
import { fullAnswers, aTroubledTeam } from "../../../src/domain/assessment/answers/answers.fixture";
import { aPlanText } from "../../../src/domain/assessment/plan/plan.fixture";
import { deskWords } from "../../../src/domain/assessment/plan/versions/words";
import { sharedPageWords } from "../../../src/domain/assessment/sharing/words";
import { assessmentMessages, reviewWords } from "../../../src/domain/assessment/words";
import { needsCheckWords } from "../../../src/domain/assessment/needs-check/words";
import { courseWords } from "../../../src/domain/course/words";
import { inquiryMessages } from "../../../src/domain/inquiries/action-words";
import { invitationMessages, invitationWords } from "../../../src/domain/invitations/words";
import { roundWords } from "../../../src/domain/invitations/rounds/words";
import { paths } from "../../../src/domain/kernel/collections";
import { resultsLinks, routes } from "../../../src/domain/kernel/routes";
import { anAccount, anAdministrator } from "../accounts/accounts";
import { signInBrowser } from "../accounts/browser-sign-in";
import { aRegisteredClient } from "../accounts/registered-client";
import { database } from "../shared/database";
import { setFault } from "../suite/stand-ins";
import { buttonNamed, jumpTo, openAssessment, unlock } from "./assessment-page";
import { colleagueStates } from "./colleague-screens";
import { openTool } from "./course-draft";
import { generateText, outlineFor, resultRegion } from "./course-tools";
import { anInvitedBusiness, submitRegistration } from "./invited-business";
import { enterNamed, linkToOnePage } from "./named-pages";
import { expect, unique } from "./page";
import { openFullResults, screens, type OpenScreen } from "./screens";
import { createInquiry, enterLogin, findBusiness, findInquiry, openDashboard } from "./staff";

const results = resultsLinks(routes.results);

const visitorStates: Record<string, OpenScreen> = {
  "the landing page with both forms sent empty": async (page) => {
    await page.goto(routes.landing);
    for (const [nth, name] of ["Subscribe", "Send"].entries())
      await expect(async () => {
        // A press on a page that is not alive yet does nothing, and a person presses again.
        await buttonNamed(page, name).click();
        await expect(page.getByText("Please enter your name.")).toHaveCount(nth + 1, { timeout: 2000 });
      }).toPass();
  },
  "a login that is refused": async (page) => {
    await page.goto(routes.login);
    await enterLogin(page, { email: "ines@northwind.example", password: "not-the-password" });
    await expect(page.getByRole("alert")).toBeVisible();
  },
  "a registration sent empty": async (page) => {
    await page.goto((await anInvitedBusiness()).link);
    await submitRegistration(page);
    await expect(page.getByLabel("Your Name")).toHaveAttribute("aria-invalid", "true");
  },
  "an invitation that is not there": async (page) => {
    await page.goto(routes.invitation("no-such-code-at-all-22"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
  "a needs check with its result": async (page) => {
    await page.goto(routes.needsCheck);
    await page.getByRole("radio", { name: "2", exact: true }).first().check();
    await buttonNamed(page, needsCheckWords.show).click();
    await expect(page.getByRole("region", { name: needsCheckWords.result })).toBeVisible();
  },
  "a link that has ended": async (page) => {
    await page.goto(routes.sharedPlan("A".repeat(22)));
    await expect(page.getByText(sharedPageWords.gone)).toBeVisible();
  },
  "leaving the mailing list without a token": async (page) => {
    await page.goto(routes.unsubscribe);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
};

const courseStates: Record<string, OpenScreen> = {
  "a tool without a course": async (page) => {
    await page.goto(routes.aiTool("lesson-content"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
  "a course without a topic": async (page) => {
    await page.goto(routes.aiTool("course-outline"));
    await generateText(page, "course-outline");
    await expect(page.getByText("Please enter a topic.")).toBeVisible();
  },
  "an outline that is being written": async (page) => {
    const topic = unique("Slow course");
    await setFault("model", { kind: "slow", match: topic });
    await page.goto(routes.aiTool("course-outline"));
    await page.getByLabel("Topic").fill(topic);
    await generateText(page, "course-outline");
    await expect(resultRegion(page, "course-outline").getByRole("heading").first()).toBeVisible();
  },
  "an outline whose model fails": async (page) => {
    const topic = unique("Failed course");
    await setFault("model", { kind: "status-500", times: 10, match: topic });
    await page.goto(routes.aiTool("course-outline"));
    await page.getByLabel("Topic").fill(topic);
    await generateText(page, "course-outline");
    await expect(page.getByRole("alert")).toBeVisible();
  },
  "a text that is edited": async (page) => {
    await openTool(page, "study-material");
    await buttonNamed(page, courseWords.edit).click();
    await expect(page.getByLabel("Text (Markdown)")).toBeVisible();
  },
  "a section that was rewritten, compared": async (page) => {
    await outlineFor(page, unique("Rewritten course"));
    await page
      .getByRole("button", { name: /^(Rewrite|Neu schreiben:?) Modul/ })
      .first()
      .click();
    await buttonNamed(page, "Simpler").click();
    await buttonNamed(page, "Compare").click();
    await expect(page.getByRole("region", { name: "What has changed" })).toBeVisible();
  },
  "the question before a new outline": async (page) => {
    await openTool(page, "course-outline");
    await buttonNamed(page, courseWords.changeBrief).click();
    await generateText(page, "course-outline");
    await expect(page.getByRole("dialog", { name: courseWords.againTitle })).toBeVisible();
  },
};

const businessStates: Record<string, OpenScreen> = {
  "a gate that refused a code": async (page) => {
    await signInBrowser(page.context(), await aRegisteredClient());
    await page.goto(routes.assessment);
    await unlock(page, "wrong");
    await expect(page.getByRole("alert")).toBeVisible();
  },
  "a dashboard before the first answer": async (page) => {
    await signInBrowser(page.context(), await aRegisteredClient());
    await page.goto(routes.dashboard);
    await expect(page.getByText(/^Not started/)).toBeVisible();
  },
  "results before the first answer": async (page) => {
    await openAssessment(page);
    await page.goto(results.overview);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
  "a team with a size that is no number": async (page) => {
    await openAssessment(page, { "2": { teams: [aTroubledTeam()] } });
    await jumpTo(page, 3);
    await page.getByLabel("How many people are in this team?").fill("many");
    await buttonNamed(page, "Add Another Team").click();
    await expect(page.getByText(/whole number/).first()).toBeVisible();
  },
  "the question about a team that was not added": async (page) => {
    await openAssessment(page, { "2": { teams: [aTroubledTeam()] } });
    await jumpTo(page, 3);
    await page.getByLabel("Team name", { exact: true }).fill("Night shift");
    await buttonNamed(page, "Save & Next").click();
    await expect(page.getByRole("dialog")).toContainText(assessmentMessages.teamNotAdded);
  },
  "a plan that is being written": async (page) => {
    await beginPlan(page, "slow");
    const headings = page.getByRole("region", { name: "Your Training Plan" }).getByRole("heading");
    await expect(headings.nth(1)).toBeVisible({ timeout: 30_000 });
  },
  "a plan that broke off": async (page) => {
    await beginPlan(page, "cut");
    await expect(page.getByRole("alert")).toHaveText(assessmentMessages.planFailed, { timeout: 30_000 });
  },
  "the words that the model reads": async (page) => {
    await openFullResults(page, "overview");
    await page.goto(routes.assessment);
    await jumpTo(page, 6);
    await page.getByText(reviewWords.modelReads).click();
    await expect(page.locator("details[open] pre").first()).toBeVisible();
  },
  "the progress of a plan with its forms open": async (page) => {
    await openFullResults(page, "progress");
    await page.getByRole("button", { name: "Done", exact: true }).first().click();
    // It moves what stands below.
    await expect(page.getByText(/^Changed by/).first()).toBeVisible();
    await page
      .getByRole("button", { name: /^Add a note/ })
      .first()
      .click();
    await page.getByRole("button", { name: /^Add an indicator/ }).click();
    await expect(page.getByLabel("Note", { exact: true })).toBeVisible();
  },
  "the one page of a business, with its link": async (page) => {
    await enterNamed(page, "Northwind Logistics");
    await linkToOnePage(page);
  },
  "the one page as its reader sees it": async (page) => {
    await enterNamed(page, "Northwind Logistics");
    await page.goto(await linkToOnePage(page));
    await expect(page.getByRole("heading", { name: "Four dates" })).toBeVisible();
  },
};

const staffStates: Record<string, OpenScreen> = {
  "the desk before its lists are there": async (page) => {
    await page.route(/\/Listen\/channel/, () => undefined);
    await openDashboard(page, await anAdministrator());
    await expect(page.getByText(/^Loading/).first()).toBeVisible();
  },
  "the desk of a reader": async (page) => {
    await openDashboard(page, await anAccount({ reader: true }));
    await expect(page.getByRole("heading", { name: "Task Queue" })).toBeVisible();
  },
  "an inquiry opened, with a reply that has no message": async (page) => {
    const { name } = await createInquiry();
    await openDashboard(page, await anAdministrator());
    const entry = await findInquiry(page, name);
    await entry.getByRole("button", { name }).click();
    await entry.getByRole("button", { name: "Reply" }).click();
    await buttonNamed(page, "Send").click();
    await expect(page.getByRole("dialog").getByText(inquiryMessages.replyIncomplete)).toBeVisible();
  },
  "an invitation without its fields": async (page) => {
    await openDashboard(page, await anAdministrator());
    await buttonNamed(page, "Generate Invitation").click();
    await expect(page.getByText(invitationMessages.invitationFieldsMissing)).toBeVisible();
  },
  "an invitation that was opened": async (page) => {
    const { businessName } = await anInvitedBusiness();
    await openDashboard(page, await anAdministrator());
    const row = await findBusiness(page, businessName);
    await row.getByRole("button", { name: invitationWords.invitation }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "an email blast without its fields": async (page) => {
    await openDashboard(page, await anAdministrator());
    await buttonNamed(page, "Send Email Blast").click();
    const dialog = page.getByRole("dialog", { name: "Email Blast" });
    await buttonNamed(page, "Send").click();
    await expect(dialog.getByRole("alert")).toBeVisible();
  },
  "a plan that is edited": async (page) => {
    await openBusinessPlan(page);
    await buttonNamed(page, `${deskWords.edit} ${deskWords.showing(1)}`).click();
    await page.getByRole("button", { name: /^(Edit|Bearbeiten) Timeline/ }).click();
    await expect(page.getByRole("textbox", { name: /^Timeline/ })).toBeVisible();
  },
  "a plan before it is released": async (page) => {
    await openBusinessPlan(page);
    await buttonNamed(page, "Release version 1").click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the question before a new round": async (page) => {
    await screens["the page of a business"]?.(page);
    await buttonNamed(page, roundWords.start).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "a business that is not there": async (page) => {
    await signInBrowser(page.context(), await anAdministrator());
    await page.goto(routes.business("no-such-business-at-all"));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  },
};

export const states: Record<string, OpenScreen> = {
  ...visitorStates,
  ...courseStates,
  ...businessStates,
  ...staffStates,
  ...colleagueStates,
};

/** Answers that no other test has, whose plan the model writes slowly or not to its end. */
async function beginPlan(page: Page, kind: "slow" | "cut"): Promise<void> {
  const mark = unique("mark").replace(" ", "-");
  await setFault("model", { kind, match: mark, times: 10, ...(kind === "cut" && { after: 0.3 }) });
  await openAssessment(page, { ...fullAnswers(), "0": { ...fullAnswers()["0"], missionStatement: `We are ${mark}.` } });
  await jumpTo(page, 6);
  await buttonNamed(page, "Generate Training Plan").click();
}

async function openBusinessPlan(page: Page): Promise<void> {
  const client = await aRegisteredClient();
  const at = Timestamp.now();
  const origin = { model: "waymark-sample", generatedAt: at, answersHash: "hash" };
  await setDoc(doc(database, paths.answersOf(client.code)), { progressData: fullAnswers(), lastUpdated: at });
  const version = { ...origin, number: 1, text: aPlanText(), createdAt: at };
  await setDoc(doc(database, paths.planVersion(client.code, 1)), version);
  const run = { runId: "run-1", status: "done", held: true, version: 1, text: "", answersHash: "hash", goneOn: 0 };
  await setDoc(doc(database, paths.planRunOf(client.code)), { ...run, startedAt: at, heartbeatAt: at });
  await signInBrowser(page.context(), await anAdministrator());
  await page.goto(`${routes.business(client.code)}/plan`);
  await expect(page.getByText(deskWords.waits(1))).toBeVisible();
}
