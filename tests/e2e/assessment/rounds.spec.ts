// The assessment taken again: started by the consultant, begun with the account that is there, with other teams; and
// what was answered before stays as it was.
import type { Page } from "@playwright/test";
import { doc, getDoc, setDoc, Timestamp } from "firebase/firestore/lite";
import { aTeam } from "../../../src/domain/assessment/answers/answers.fixture";
import { aPlanText } from "../../../src/domain/assessment/plan/plan.fixture";
import { stepTitles } from "../../../src/domain/assessment/questionnaire/step-titles";
import { carriedAnswerWords, carriedTeamWords, earlierRoundWords } from "../../../src/domain/assessment/rounds/words";
import { teamWords } from "../../../src/domain/assessment/words";
import { dashboardWords, nextRoundWords } from "../../../src/domain/accounts/dashboard/words";
import { roundMessages, roundWords } from "../../../src/domain/invitations/rounds/words";
import { paths } from "../../../src/domain/kernel/collections";
import { resultsLinks, routes } from "../../../src/domain/kernel/routes";
import { anAdministrator } from "../../support/accounts/accounts";
import { signInBrowser } from "../../support/accounts/browser-sign-in";
import { aRegisteredClient } from "../../support/accounts/registered-client";
import { buttonNamed, jumpTo, radioNamed, rate, unlock, untilSaved } from "../../support/journeys/assessment-page";
import { expect, expectAccessible, failedRequests, test } from "../../support/journeys/page";
import { database, documentsWhere } from "../../support/shared/database";
import { invitationLinkIn, mailTo } from "../../support/shared/mail";

const roleClarity = "How clear are roles and responsibilities in this team?";
const performance = "How would you rate your organization's current performance against its goals?";

const teamNames = (page: Page) => page.getByRole("region", { name: "Teams Added" }).getByRole("heading", { level: 3 });
const carried = (page: Page) => page.getByRole("region", { name: carriedTeamWords.title });
const stored = async (code: string) => (await getDoc(doc(database, paths.answersOf(code)))).data() ?? {};

async function startRound(consultant: Page, code: string, number: number): Promise<string> {
  await consultant.goto(routes.business(code));
  await buttonNamed(consultant, roundWords.start).click();
  await buttonNamed(consultant, roundWords.startConfirm(number)).click();
  await expect(consultant.getByText(`Round ${number} is open, and its invitation was sent`)).toBeVisible({
    timeout: 30_000,
  });
  const [next] = await documentsWhere(paths.invitations, "previousRound", code);
  return next?.invitationCode as string;
}

/** Says yes to the question before a round. */
async function confirmRound(page: Page, number: number): Promise<void> {
  const { title, confirm } = nextRoundWords.question(number);
  const dialog = page.getByRole("dialog", { name: title });
  await expect(dialog).toContainText(nextRoundWords.meaning(number - 1));
  await dialog.getByRole("button", { name: confirm, exact: true }).click();
}

/** The plan of the first round stays on the dashboard, as no round after it has one. */
async function expectEarlierPlan(page: Page, current: number): Promise<void> {
  await page.goto(routes.dashboard);
  await expect(page.getByText(nextRoundWords.here(current))).toBeVisible();
  await expect(page.getByText(dashboardWords.earlierPlan(1))).toBeVisible();
  const link = page.getByRole("link", { name: dashboardWords.openPlan });
  await expect(link).toHaveAttribute("href", resultsLinks(routes.roundResults(1)).plan);
}

/** A round that was begun leads to its first step. */
async function enterRound(page: Page, code: string): Promise<void> {
  await expect(page).toHaveURL(routes.assessment, { timeout: 30_000 });
  await expect(page.getByPlaceholder("Enter access code")).toHaveValue(code);
  await buttonNamed(page, "Unlock").click();
  await expect(page.getByRole("heading", { level: 1, name: stepTitles[0] ?? "" })).toBeVisible();
}

test.use({ expectedErrors: [failedRequests] });

test(
  "a business takes the assessment three times, with other teams, and reads what it said before",
  { tag: "@heavy" },
  async ({ browser, page }) => {
    test.setTimeout(180_000);
    const client = await aRegisteredClient({ createdAt: Timestamp.now() });
    const teams = ["Sales", "Service", "Finance"].map((teamName, nth) => ({
      ...aTeam({ teamName }),
      id: `a0${nth}`,
    }));
    await setDoc(doc(database, paths.answersOf(client.code)), {
      progressData: {
        "0": { hasMission: "yes", missionStatement: "Fresh bread." },
        "2": { teams },
        "3": { currentPerformance: "2" },
      },
      lastUpdated: Timestamp.now(),
      trainingPlan: aPlanText(),
      planGeneratedAt: Timestamp.now(),
    });
    const consultant = await (await browser.newContext()).newPage();
    await signInBrowser(consultant.context(), await anAdministrator());

    const second = await startRound(consultant, client.code, 2);
    await expect(consultant.getByRole("region", { name: roundWords.rounds })).toContainText("Round 2");
    await expectAccessible(consultant);

    await page.goto(invitationLinkIn((await mailTo(client.email))[0] ?? { text: "" }));
    await page.getByLabel("Password", { exact: true }).fill("not-the-password");
    await buttonNamed(page, nextRoundWords.logIn(2)).click();
    await confirmRound(page, 2);
    await expect(page.getByRole("alert")).toContainText("Login failed.");
    await expectAccessible(page);
    await page.getByLabel("Password", { exact: true }).fill(client.password);
    await buttonNamed(page, nextRoundWords.logIn(2)).click();
    await confirmRound(page, 2);
    await unlock(page, client.code);
    await expect(page.getByRole("alert")).toHaveText(earlierRoundWords.codeOfEarlier);
    await page.reload();
    await enterRound(page, second);
    const statement = page.getByRole("textbox", { name: "What is your organization's mission statement?" });
    await buttonNamed(page, carriedAnswerWords.confirmOf("Does your organization have a mission statement?")).click();
    await expect(statement).toHaveValue("Fresh bread.");
    await expect(statement).toHaveAccessibleDescription(carriedAnswerWords.mark);
    await expectAccessible(page);
    await untilSaved(page);
    expect((await stored(second)).progressData).toEqual({ "0": { hasMission: "yes" } });
    await statement.fill("Fresh bread, and on time.");
    await untilSaved(page);

    await expectEarlierPlan(page, 2);
    await expect(page.getByText(nextRoundWords.closed)).toBeHidden();
    await page.goto(routes.assessment);
    await jumpTo(page, 4);
    const before = page.getByRole("radiogroup", { name: performance });
    await expect(before).not.toContainText("Last time");
    await rate(page, performance, "4");
    await expect(before).toHaveAccessibleDescription(/Last time: 2$/);

    await jumpTo(page, 3);
    await expect(teamNames(page)).toHaveCount(0);
    await expect(carried(page).getByRole("heading", { level: 3 })).toHaveText(["Sales", "Service", "Finance"]);
    await expectAccessible(page);
    await buttonNamed(page, carriedTeamWords.confirmOf("Sales")).click();
    await buttonNamed(page, carriedTeamWords.changeOf("Service")).click();
    await page.getByLabel(carriedTeamWords.newName).fill("Customer care");
    await buttonNamed(page, carriedTeamWords.keepName).click();
    await buttonNamed(page, carriedTeamWords.removeOf("Finance")).click();
    await expect(teamNames(page)).toHaveText(["Sales", "Customer care"]);
    await expect(page.getByText(carriedTeamWords.allDone)).toBeVisible();
    await buttonNamed(page, teamWords.editOf("Customer care")).click();
    await expect(radioNamed(page, roleClarity, "3")).not.toBeChecked();
    await rate(page, roleClarity, "3");
    await untilSaved(page);
    await expect
      .poll(() => stored(second))
      .toMatchObject({
        questionnaireVersion: 1,
        carriedTeams: { a00: "confirmed", a01: "confirmed", a02: "removed" },
        progressData: {
          "0": { hasMission: "yes", missionStatement: "Fresh bread, and on time." },
          "2": {
            teams: [
              { id: "a00", teamName: "Sales" },
              { id: "a01", roleClarity: "3" },
            ],
          },
        },
      });

    await page.goto(routes.results);
    await page.getByRole("navigation", { name: roundWords.rounds }).getByRole("link", { name: "Round 1" }).click();
    await expect(page.getByText(earlierRoundWords.about(1, 2))).toBeVisible();
    await page.getByRole("link", { name: "Training plan", exact: true }).first().click();
    await expect(page).toHaveURL(`${routes.roundResults(1)}/plan`);
    await expect(page.getByRole("region", { name: "Training plan" })).toContainText("Delivery methods");
    await page.getByRole("navigation", { name: "Results" }).getByRole("link", { name: "Gap profile" }).click();
    await expect(page.getByRole("group", { name: /^Heat map/ })).toContainText("Finance");
    await expectAccessible(page);
    expect(await stored(client.code)).toMatchObject({ progressData: { "2": { teams } } });

    // The third is begun by a person who is logged in, and has not followed the link.
    const third = await startRound(consultant, second, 3);
    await consultant.goto(routes.business(client.code));
    await expect(consultant.getByText(earlierRoundWords.about(1, undefined))).toBeVisible();
    await expect(buttonNamed(consultant, roundWords.start)).toBeHidden();
    await page.goto(routes.dashboard);
    await expect(page.getByRole("heading", { name: nextRoundWords.isOpen(3) })).toBeVisible();
    await expectAccessible(page);
    await buttonNamed(page, nextRoundWords.begin(3)).click();
    await confirmRound(page, 3);
    await enterRound(page, third);
    await expectEarlierPlan(page, 3);
    await page.goto(routes.assessment);
    await jumpTo(page, 3);
    await expect(carried(page).getByRole("heading", { level: 3 })).toHaveText(["Sales", "Customer care"]);
  },
);

test(
  "a business that has its account is not invited anew: the form leads to its next round",
  { tag: "@heavy" },
  async ({ page }) => {
    const client = await aRegisteredClient({ createdAt: Timestamp.now() });
    await signInBrowser(page.context(), await anAdministrator());
    await page.goto(routes.adminDashboard);
    const form = page.getByRole("region", { name: "Generate New Invitation" });
    await form.getByLabel("Business name").fill("NORTHWIND Logistics");
    await form.getByLabel("Business email").fill(client.email);
    await form.getByRole("button", { name: "Generate Invitation" }).click();
    await expect(page.getByText(roundMessages.registered("Northwind Logistics", client.email))).toBeVisible({
      timeout: 30_000,
    });
    await form.getByRole("button", { name: roundWords.start }).click();
    await expect(page).toHaveURL(routes.business(client.code));
    await expect(page.getByRole("dialog", { name: roundWords.startTitle(2) })).toBeVisible();
  },
);
