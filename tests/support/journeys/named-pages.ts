// Further pages on which the name of a business or of its team is read, each with a name of any kind.
import type { Page } from "@playwright/test";
import { doc, updateDoc, Timestamp } from "firebase/firestore/lite";
import { aTroubledTeam, fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { aPlanText } from "../../../src/domain/assessment/plan/plan.fixture";
import { pageLinkWords } from "../../../src/domain/assessment/sharing/words";
import { homeWords } from "../../../src/domain/accounts/dashboard/words";
import { aGeneratedText } from "../../../src/domain/course/draft.fixture";
import { paths } from "../../../src/domain/kernel/collections";
import { resultsLinks, resultsPages, routes } from "../../../src/domain/kernel/routes";
import { uiWords } from "../../../src/ui/words";
import { anAdministrator } from "../accounts/accounts";
import { signInBrowser } from "../accounts/browser-sign-in";
import type { RegisteredClient } from "../accounts/registered-client";
import { giveRoundBefore } from "../assessment/round-before";
import { database } from "../shared/database";
import { aClientWithAnswers, buttonNamed, enterAssessment, jumpTo } from "./assessment-page";
import { aWholeCourse, openTool } from "./course-draft";
import { expect } from "./page";

type OpenNamed = (page: Page, name: string) => Promise<void>;

const own = resultsLinks(routes.results);

export const namedPages: Record<string, OpenNamed> = {
  "the home of a business with a plan": async (page, name) => {
    await enterNamed(page, name);
    await page.goto(routes.dashboard);
    await expect(page.getByRole("heading", { name: homeWords.next })).toBeVisible();
    await expect(page.getByRole("group", { name: /^Status of/ }).first()).toBeVisible();
  },
  "the teams of a business as cards": async (page, name) => {
    await enterNamed(page, name);
    await jumpTo(page, 3);
  },
  "the review before a plan": async (page, name) => {
    await enterNamed(page, name);
    await jumpTo(page, 6);
    await expect(page.getByRole("heading", { name: "Your Training Plan" })).toBeVisible();
  },
  "the page that a business hands on, as its reader sees it": async (page, name) => {
    await enterNamed(page, name);
    await page.goto(await linkToOnePage(page, [pageLinkWords.teams, pageLinkWords.me]));
    await expect(page.getByRole("heading", { name: "Four dates" })).toBeVisible();
    await expect(page.locator("svg").first()).toBeVisible();
  },
  "a course of that name": async (page, name) => {
    const outline = aGeneratedText({ about: name, text: `# ${name}\n\n## Module 1: ${name}\n\nFirst.` });
    await openTool(page, "course-outline", aWholeCourse({ topic: name, "course-outline": outline }));
  },
  ...Object.fromEntries(
    resultsPages.flatMap((which) => [
      [
        `the results of a business, ${which}`,
        async (page: Page, name: string) => {
          await enterNamed(page, name);
          await showPage(page, own[which]);
        },
      ],
      [
        `the results for a consultant, ${which}`,
        async (page: Page, name: string) => {
          const { code } = await aNamedBusiness(name);
          await signInBrowser(page.context(), await anAdministrator());
          await showPage(page, resultsLinks(routes.business(code))[which]);
        },
      ],
    ]),
  ),
};

/** Makes the link to the first page of the report, and returns its address. */
export async function linkToOnePage(page: Page, ticked: readonly string[] = []): Promise<string> {
  await page.goto(own.overview);
  await buttonNamed(page, pageLinkWords.share).click();
  for (const tick of ticked) await page.getByRole("checkbox", { name: tick }).check();
  await buttonNamed(page, pageLinkWords.create).click();
  return page.getByRole("textbox", { name: /^Link: (One page|Kurzfassung)/ }).inputValue();
}

/** Signed in as it, and past the gate. */
export async function enterNamed(page: Page, name: string): Promise<void> {
  await enterAssessment(page, await aNamedBusiness(name));
}

/** A business in its second round, with a plan, of which one team has its name. */
async function aNamedBusiness(name: string): Promise<RegisteredClient> {
  const teams = [aTroubledTeam({ teamName: name }), aTroubledTeam()];
  const client = await aClientWithAnswers({ ...fullAnswers(), "2": { teams } }, { businessName: name });
  await giveRoundBefore(client.code);
  const actions = `### ${name}\n\n- **Roles of ${name} on one page.** [kind: decision] [answers: 2.Warehouse.roleClarity]`;
  const plan = { trainingPlan: aPlanText(undefined, { actions }), planVersion: 1, planGeneratedAt: Timestamp.now() };
  await updateDoc(doc(database, paths.answersOf(client.code)), plan);
  return client;
}

async function showPage(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("navigation", { name: "Results" })).toBeVisible();
  await expect(page.getByText(uiWords.loading, { exact: true })).toHaveCount(0);
}
