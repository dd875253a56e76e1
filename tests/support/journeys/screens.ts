// Every screen of the product with real content, for conditions that must hold on all of them.
import type { Page } from "@playwright/test";
import { recordedCourses } from "../course/recorded-courses";
import { addDoc, collection, doc, setDoc, Timestamp, updateDoc } from "firebase/firestore/lite";
import { fullAnswers, aTroubledTeam } from "../../../src/domain/assessment/answers/answers.fixture";
import { twoRounds } from "../../../src/domain/assessment/comparison/rounds.fixture";
import { aPlanText } from "../../../src/domain/assessment/plan/plan.fixture";
import { passwordResetLink } from "../../../src/domain/accounts/reset-link";
import { stepTitles } from "../../../src/domain/assessment/questionnaire/step-titles";
import { pageLinkWords } from "../../../src/domain/assessment/sharing/words";
import { teamTableWords } from "../../../src/domain/assessment/words";
import { leaderAndTeamWords } from "../../../src/domain/assessment/voices/words";
import { voiceRoundWords } from "../../../src/domain/assessment/voices/round-words";
import { courseWords } from "../../../src/domain/course/words";
import { toolNames } from "../../../src/domain/kernel/tool-names";
import { paths } from "../../../src/domain/kernel/collections";
import { resultsLinks, resultsPages, routes, type ResultsPage } from "../../../src/domain/kernel/routes";
import { giveRoundBefore } from "../assessment/round-before";
import { layClosedRound, layOpenRound } from "../assessment/laid-voices";
import { anAccount, anAdministrator, anUnusedEmail } from "../accounts/accounts";
import { signInBrowser } from "../accounts/browser-sign-in";
import { aSubscription, aTask, anInquiry, searchable } from "../shared/builders";
import { database } from "../shared/database";
import { aBusyProject } from "../suite/costs/busy-project";
import { aResetCode } from "../accounts/identity";
import { aRegisteredClient, type RegisteredClient } from "../accounts/registered-client";
import { jumpTo, openAssessment } from "./assessment-page";
import { openTool } from "./course-draft";
import { openDownloads, resultRegion } from "./course-tools";
import { colleagueScreens } from "./colleague-screens";
import { expect } from "./page";
import { anInvitedBusiness } from "./invited-business";
import { answerCall, createInquiry, createTask, entryNamed, openDashboard } from "./staff";

export async function openScreen(name: string, page: Page): Promise<void> {
  const open = screens[name];
  if (!open) throw new Error(`There is no screen "${name}".`);
  await open(page);
}

export type OpenScreen = (page: Page) => Promise<void>;

/** One word, wider than a phone. */
export const endlessName = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft";

const longName = "Northwind Logistics, Warehousing and Cold-Chain Transportation of the North";
const longTeam = "Zentrale Kundenbetreuung der Donaudampfschifffahrtsgesellschaftskapitänswitwen";
const longWord = "https://northwind.example/a-very-long-address-that-cannot-be-broken-at-a-space/of-any-kind";

/** The screens on which the name of a business or a person is read, each with this name. */
export const namedScreens: Record<string, (page: Page, name: string) => Promise<void>> = {
  "the registration of a business": async (page, businessName) => {
    await page.goto((await anInvitedBusiness({ businessName })).link);
    await expect(page.getByText(businessName)).toBeVisible();
  },
  "the login for a business's next round": async (page, businessName) => {
    await page.goto((await anInvitedBusiness({ businessName, previousRound: "round-1", roundNumber: 2 })).link);
    await expect(page.getByText(businessName)).toBeVisible();
  },
  "a business's dashboard": async (page, businessName) => {
    await signInBrowser(page.context(), await aRegisteredClient({ businessName }));
    await page.goto(routes.dashboard);
    await expect(page.getByRole("heading", { name: "To-Do List" })).toBeVisible();
  },
  "the results of a business, with its teams and the page to share": async (page, name) => {
    const teams = [aTroubledTeam({ teamName: name }), aTroubledTeam()];
    const client = await openAssessment(page, { ...fullAnswers(), "2": { teams } }, { businessName: name });
    await updateDoc(doc(database, paths.answersOf(client.code)), { trainingPlan: aPlanText(), planVersion: 1 });
    await page.goto(resultsLinks(routes.results).overview);
    await page.getByRole("button", { name: pageLinkWords.share }).click();
    await page.getByRole("checkbox", { name: pageLinkWords.teams }).check();
    await expect(
      page
        .getByRole("dialog")
        .getByRole("img", { name: /^Heat map/ })
        .locator("svg"),
    ).toBeVisible();
  },
  "the teams of a business in a table": async (page, teamName) => {
    await openAssessment(page, { "2": { teams: [aTroubledTeam({ teamName })] } });
    await jumpTo(page, 3);
    await page.getByRole("button", { name: teamTableWords.open }).click();
    await expect(page.getByRole("table", { name: teamTableWords.title })).toBeVisible();
  },
  "the page of a business": async (page, businessName) => {
    const client = await aRegisteredClient({ businessName });
    await setDoc(doc(database, paths.answersOf(client.code)), { ...fullDocument(), lastUpdated: Timestamp.now() });
    await openBusiness(page, client.code);
  },
  "the businesses of the desk": async (page, name) => {
    await anInvitedBusiness({ businessName: name });
    await openDashboard(page, await anAdministrator(), routes.adminBusinesses);
    await page.getByRole("searchbox", { name: "Search businesses" }).fill(name);
    await expect(page.getByRole("article").first()).toContainText(name);
  },
  "the mailing list of the desk": async (page, name) => {
    const entry = aSubscription({ name, businessName: name, email: anUnusedEmail() });
    await addDoc(collection(database, paths.emailList), entry);
    await openDashboard(page, await anAdministrator(), routes.adminMailingList);
    await expect(page.getByText(name).first()).toBeVisible();
  },
  "the administrator's dashboard": async (page, name) => {
    const administrator = await anAdministrator();
    const long = { name, businessName: name };
    await createInquiry(long);
    await createTask(administrator.uid, long);
    await anInvitedBusiness({ businessName: name });
    await addDoc(collection(database, paths.emailList), aSubscription(long));
    await openDashboard(page, administrator);
    for (const card of ["Inquiries", "Task Queue"] as const)
      await entryNamed(page, card, name).first().getByRole("button", { name }).click();
  },
};

export const screens: Record<string, OpenScreen> = {
  ...Object.fromEntries(
    Object.entries(namedScreens).map(([name, open]) => [name, (page: Page) => open(page, longName)]),
  ),
  ...Object.fromEntries(
    [
      routes.landing,
      routes.sampleReport,
      routes.needsCheck,
      routes.login,
      routes.adminLogin,
      routes.resetPassword,
      routes.privacy,
      routes.accessibility,
      routes.imprint,
      routes.aboutVoices,
    ].map((path) => [
      path,
      async (page: Page) => {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      },
    ]),
  ),
  "a voice of a team": async (page) => {
    const { code } = await aRegisteredClient({ businessName: longName });
    await page.goto(routes.voice(await layOpenRound({ code, id: "a00", name: longTeam })));
    await expect(page.getByRole("radiogroup").last()).toBeVisible();
  },
  "a business's dashboard with rounds of voices": async (page) => {
    const client = await aRegisteredClient();
    await layOpenRound({ code: client.code, id: "a00", name: longTeam });
    await layClosedRound({ code: client.code, id: "a01", name: "Warehouse" });
    await signInBrowser(page.context(), client);
    await page.goto(routes.dashboard);
    await expect(page.getByRole("list", { name: voiceRoundWords.list })).toContainText(/so far|Bisher/);
  },
  "a gap profile with the voices of two teams": async (page) => {
    const client = await openAssessment(page, fullAnswers());
    await layClosedRound({ code: client.code, id: "a00", name: "Warehouse" });
    await layClosedRound({ code: client.code, id: "a01", name: "Customer care" }, { voices: 14 });
    await page.goto(resultsLinks(routes.results).profile);
    await expect(page.getByRole("region", { name: leaderAndTeamWords.title })).toBeVisible();
  },
  ...Object.fromEntries(toolNames.map((tool) => [`/ai-tools/${tool}`, (page: Page) => openTool(page, tool)])),
  "an assessment with its quality card, its matrix and the choices of rewriting open": async (page) => {
    const draft = recordedCourses.English();
    await openTool(page, "assessment", { ...draft, selectedModule: Object.keys(draft.assessment)[0] ?? "" });
    await page.getByText(/^(Quality|Qualität):/).click();
    await page.getByText("Alignment matrix", { exact: true }).click();
    await page.getByRole("button", { name: "Rewrite question 1", exact: true }).click();
    await expect(resultRegion(page, "assessment").getByRole("table")).toBeVisible();
  },
  "a course that is opened above its text": async (page) => {
    await openTool(page, "storyboard");
    await page.setViewportSize({ width: 390, height: 720 });
    await page.getByRole("button", { name: /^\d+ of \d+ texts/ }).click();
    await openDownloads(page, "course");
    await expect(page.getByRole("table", { name: courseWords.textsOfCourse })).toBeVisible();
  },
  "a lesson with its brief unfolded and its downloads open": async (page) => {
    await openTool(page, "lesson-content");
    await page.getByRole("button", { name: "Change the brief" }).click();
    await openDownloads(page);
    await expect(page.getByRole("combobox", { name: "Module" })).toBeVisible();
  },
  ...Object.fromEntries(
    stepTitles.map((title, step) => [
      `the step ${title}`,
      async (page: Page) => {
        await openFullAssessment(page);
        await jumpTo(page, step + 1);
        if (step + 1 === stepTitles.length)
          await expect(page.getByRole("heading", { name: "Your Training Plan" })).toBeVisible();
      },
    ]),
  ),
  ...Object.fromEntries(
    resultsPages.map((name) => [
      `the results, ${name}`,
      async (page: Page) => {
        await openFullResults(page, name);
      },
    ]),
  ),
  ...colleagueScreens,
  "the settings of the desk": async (page) => {
    await openDashboard(page, await anAdministrator(), routes.adminSettings);
    await expect(page.getByRole("button", { name: "Look again" })).toBeVisible();
  },
  "the page to choose a new password": async (page) => {
    const { email } = await anAccount();
    await page.goto(passwordResetLink(await aResetCode(email), { isAdministrator: false }));
    await expect(page.getByRole("textbox", { name: "New Password" })).toBeVisible();
  },
  "what was written": async (page) => {
    const day = { tokens: 5_432_100, slow: 12, ends: { success: 1875, busy: 240, tooLong: 3, left: 61, cut: 7 } };
    const days = Array.from({ length: 30 }, (_, nth) => ({
      ...day,
      day: `2027-01-${String(30 - nth).padStart(2, "0")}`,
    }));
    await answerCall(page, "readHealth", { late: [], writing: { days, price: 0.5 } });
    await openDashboard(page, await anAdministrator(), routes.writing);
    await expect(page.getByRole("heading", { name: "How the others ended" })).toBeVisible();
  },
  "the administrator's dashboard, in a flood": async (page) => {
    const administrator = await anAdministrator();
    const { database: busy } = await aBusyProject(page, administrator.uid);
    const long = { name: longName, businessName: longName };
    const message = `Please read ${longWord}. `.repeat(20);
    await setDoc(
      doc(busy, paths.inquiry("a-long-inquiry")),
      searchable(anInquiry({ ...long, message }), "a-long-inquiry"),
    );
    await setDoc(doc(busy, paths.task(administrator.uid, "a-long-task")), aTask({ ...long, message: longWord }));
    await openDashboard(page, administrator);
    await page.getByRole("searchbox", { name: "Search inquiries" }).fill(longName);
    for (const card of ["Inquiries", "Task Queue"] as const)
      await entryNamed(page, card, longName).getByRole("button", { name: longName }).click();
    await expect(page.getByText(/^(4,873 messages are held|4\.873 Nachrichten)/)).toBeVisible();
  },
};

/** Every question answered, with names and words as long as they come, and a plan. */
function fullDocument() {
  const teams = [aTroubledTeam(), aTroubledTeam({ teamName: longTeam, roleFollowUp: longWord })];
  const marked = "[answers: 2.Warehouse.roleClarity, 1.customerSatisfaction]";
  const items = Array.from(
    { length: 12 },
    (_, nth) => `${nth + 1}. Train what the team in the warehouse needs. ${marked}`,
  );
  const trainingPlan = aPlanText(marked, { priorities: items.join("\n") });
  return { progressData: { ...fullAnswers(), "2": { teams } }, trainingPlan };
}

/** Signed in and past the gate, with all of it; where it is asked for in a second round. */
async function openFullAssessment(page: Page, isSecondRound = false): Promise<RegisteredClient> {
  const { trainingPlan, ...full } = fullDocument();
  const client = await openAssessment(page, isSecondRound ? twoRounds().after : full.progressData);
  if (isSecondRound) await giveRoundBefore(client.code);
  await updateDoc(doc(database, paths.answersOf(client.code)), { trainingPlan });
  return client;
}

/** A page of the results, with what it draws. */
export async function openFullResults(page: Page, name: ResultsPage): Promise<RegisteredClient> {
  const client = await openFullAssessment(page, name === "since-last-time");
  await page.goto(resultsLinks(routes.results)[name]);
  await expect(page.getByRole("navigation", { name: "Results" })).toBeVisible();
  if (name === "profile") await expect(page.getByRole("img", { name: /^Radar/ }).locator("svg")).toBeVisible();
  if (name === "since-last-time") await expect(page.getByRole("img", { name: /then and now$/ })).toHaveCount(2);
  if (name === "overview" || name === "profile")
    await expect(page.getByRole("group", { name: /^Heat map/ }).locator("svg")).toBeVisible();
  return client;
}

/** A plan as long as they come, for as many teams as there may be. */
export async function openLongestPlan(page: Page, teamNames: readonly string[]): Promise<void> {
  const teams = teamNames.map((teamName) => aTroubledTeam({ teamName }));
  const client = await openAssessment(page, { ...fullAnswers(), "2": { teams } });
  const actions = teamNames.map(
    (name) => `### ${name}\n\n${manyItems(8, `[kind: process] [answers: 2.${name}.roleClarity]`)}`,
  );
  const many = manyItems(40, "[answers: 1.customerSatisfaction, 3.currentPerformance]");
  const sections = { priorities: many, objectives: many, methods: many, timeline: many, actions: actions.join("\n\n") };
  await updateDoc(doc(database, paths.answersOf(client.code)), { trainingPlan: aPlanText(undefined, sections) });
  await page.goto(resultsLinks(routes.results).plan);
  await expect(page.getByRole("navigation", { name: "Results" })).toBeVisible();
}

function manyItems(count: number, mark: string): string {
  return Array.from(
    { length: count },
    (_, nth) => `- Step ${nth + 1}: train what is needed for ${longWord}. ${mark}`,
  ).join("\n");
}

async function openBusiness(page: Page, code: string): Promise<void> {
  await signInBrowser(page.context(), await anAdministrator());
  await page.goto(routes.business(code));
  await expect(page.getByRole("heading", { name: "Training plan" })).toBeVisible();
}
