// Measures the time from a press to what a person sees of it, for twelve actions, and on a slow phone the time to the
// first content of four screens, beside the build of 23 November 2026, on the same suite: the median of five, taken in
// turns in one run.
import { expect, test, type Browser, type BrowserContextOptions, type Locator, type Page } from "@playwright/test";
import type { ProgressData } from "../../src/domain/assessment/answers/answers";
import { fullAnswers } from "../../src/domain/assessment/answers/answers.fixture";
import { wholeProfileWords } from "../../src/domain/assessment/gap-profile/whole-profile-words";
import { stepTitles } from "../../src/domain/assessment/questionnaire/step-titles";
import { twelveTeams } from "../../src/domain/assessment/report/twelve-teams.fixture";
import { tools } from "../../src/domain/course/tools";
import { courseWords } from "../../src/domain/course/words";
import { rewriteWords } from "../../src/domain/course/rewriting/words";
import { resultsWords } from "../../src/domain/assessment/results/words";
import { resultsLinks, routes } from "../../src/domain/kernel/routes";
import { anAdministrator } from "../support/accounts/accounts";
import { signInBrowser } from "../support/accounts/browser-sign-in";
import {
  aClientWithAnswers,
  buttonNamed,
  jumpTo,
  openAssessment,
  radioNamed,
} from "../support/journeys/assessment-page";
import { openTool } from "../support/journeys/course-draft";
import { resultRegion } from "../support/journeys/course-tools";
import { anInvitedBusiness, fillInRegistration } from "../support/journeys/invited-business";
import { createInquiry, entryNamed, openDashboard } from "../support/journeys/staff";
import { builtToday, startBuilds, type Builds } from "./builds";
import { serveCompressed, type CompressedSite } from "./compressed-site";
import { feltAfter, feltAtAddress, restOf, type Felt } from "./felt-after";
import { hold, median, report } from "./figures";
import { makePhone, phoneViewport, slowdownOfPhone } from "./machine";
import { runningSuite } from "../support/suite/running-suite";

const before = "3047d451";
const rounds = 5;
/** Of the build before; its own times differ by about as much from run to run, and each by the frame that it meets. */
const [mostRatio, mostOfUnlocking] = [1.25, 1 / 3];
const mostContentRatio = 1.2;
const frameMs = 1000 / 60;
const unlocking = "Unlock";

interface Press {
  /** Brings the page to the press. */
  open: (page: Page) => Promise<Locator>;
  felt: Felt;
}

const begun: ProgressData = { "0": { hasMission: "yes", missionStatement: "Fresh food for all." } };
const message = "Our shift leads are new, and nobody has shown them how to talk.";

const presses: Record<string, Press> = {
  "Generate Outline on the landing page": {
    open: async (page) => {
      await page.goto(routes.landing, { waitUntil: "networkidle" });
      await page.getByLabel("Topic", { exact: true }).fill("Safe forklift driving");
      return buttonNamed(page, "Generate Outline");
    },
    felt: [`[aria-label="${courseWords.resultOf(tools["course-outline"].title)}"]`, "Sample"],
  },
  "a text of the course": {
    open: async (page) => {
      await openTool(page, "course-outline");
      return page
        .getByRole("table", { name: courseWords.textsOfCourse })
        .getByRole("link", { name: /storyboard/i })
        .nth(1);
    },
    felt: ["h1", "Storyboard"],
  },
  Rewrite: {
    open: async (page) => {
      await openTool(page, "course-outline");
      return resultRegion(page, "course-outline")
        .getByRole("button", { name: /^Rewrite/ })
        .nth(1);
    },
    felt: [`[aria-label="${rewriteWords.group}"]`, ""],
  },
  "a rating with a question that follows": {
    open: async (page) => {
      await openAssessment(page);
      await jumpTo(page, 2);
      return radioNamed(page, "How strongly do industry trends influence your strategy?", "5");
    },
    felt: ["label", "Which trends matter most for your strategy, and why?"],
  },
  "Save & Next": {
    open: async (page) => {
      await openAssessment(page);
      return buttonNamed(page, "Save & Next");
    },
    felt: ["h1", stepTitles[1] ?? ""],
  },
  [unlocking]: {
    open: async (page) => {
      const client = await aClientWithAnswers(begun);
      await signInBrowser(page.context(), client);
      await page.goto(routes.assessment);
      await expect(page.getByPlaceholder("Enter access code")).toHaveValue(client.code);
      return buttonNamed(page, "Unlock");
    },
    felt: ["h1", stepTitles[0] ?? ""],
  },
  "Generate Training Plan": {
    open: async (page) => {
      await openAssessment(page, fullAnswers());
      await jumpTo(page, stepTitles.length);
      return buttonNamed(page, "Generate Training Plan");
    },
    felt: ["button", "Generating..."],
  },
  "another page of the results": {
    open: async (page) => {
      await openAssessment(page, twelveTeams());
      await page.goto(resultsLinks(routes.results).overview);
      await expect(page.getByRole("heading", { name: resultsWords.theTeams })).toBeVisible();
      return page.getByRole("navigation", { name: "Results" }).getByRole("link", { name: "Gap profile" });
    },
    felt: ["h2", wholeProfileWords.gapProfile],
  },
  "Create Account": {
    open: async (page) => {
      const { link } = await anInvitedBusiness();
      await page.goto(link, { waitUntil: "networkidle" });
      await fillInRegistration(page);
      return buttonNamed(page, "Create Account");
    },
    felt: ["button", "Creating account..."],
  },
  "Login of an administrator": {
    open: async (page) => {
      const { email, password } = await anAdministrator();
      await page.goto(routes.adminLogin, { waitUntil: "networkidle" });
      await page.getByRole("textbox", { name: "Email" }).fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      return page.getByRole("button", { name: "Login" });
    },
    felt: ["button", "Logging in..."],
  },
  "an inquiry": {
    open: async (page) => {
      const { name } = await createInquiry({ message });
      await openDashboard(page, await anAdministrator());
      return entryNamed(page, "Inquiries", name).getByRole("button", { name });
    },
    felt: ["article p", message],
  },
  "Generate Invitation": {
    open: async (page) => {
      await openDashboard(page, await anAdministrator());
      const form = page.getByRole("region", { name: "Generate New Invitation" });
      await form.getByLabel("Business name").fill("Atlas Freight");
      await form.getByLabel("Business email").fill("office@atlas.example");
      return form.getByRole("button", { name: "Generate Invitation" });
    },
    felt: ["button", "Generating..."],
  },
};

const businessName = "Atlas Freight";

/** Each brings a person to its screen: its address, and the first content that is their own. */
const screens: Record<string, (page: Page) => Promise<[address: string, felt: Felt]>> = {
  dashboard: async (page) => {
    await signInBrowser(page.context(), await aClientWithAnswers(fullAnswers(), { businessName }));
    return [routes.dashboard, ["h1", businessName]];
  },
  assessment: async (page) => {
    const client = await aClientWithAnswers(begun);
    await signInBrowser(page.context(), client);
    return [routes.assessment, ["input", client.code]];
  },
  results: async (page) => {
    await openAssessment(page, twelveTeams());
    return [resultsLinks(routes.results).overview, ["h2", resultsWords.theTeams]];
  },
  "administrators' desk": async (page) => {
    const { name } = await createInquiry({ message });
    await signInBrowser(page.context(), await anAdministrator());
    return [routes.adminDashboard, ["article", name]];
  },
};

test.use({ actionTimeout: 20_000, navigationTimeout: 20_000 });

let builds: Builds;
let sites: Record<"before" | "now", CompressedSite>;
test.beforeAll(async () => {
  test.setTimeout(10 * 60_000);
  builds = await startBuilds();
  sites = {
    before: await serveCompressed(await builds.of(before), runningSuite()),
    now: await serveCompressed(builtToday, runningSuite()),
  };
});
test.afterAll(async () => {
  test.setTimeout(2 * 60_000);
  await Promise.all(Object.values(sites).map(({ stop }) => stop()));
  await builds.remove();
});

/** Medians of some rounds in turns, each with a browser that has nothing yet. */
async function inTurns(browser: Browser, options: BrowserContextOptions, measure: (page: Page) => Promise<number>) {
  const times: Record<keyof typeof sites, number[]> = { before: [], now: [] };
  for (let round = 0; round < rounds; round++)
    for (const which of ["before", "now"] as const) {
      const context = await browser.newContext({ ...options, baseURL: sites[which].address });
      await test.step(`${which}, round ${round + 1}`, async () =>
        times[which].push(await measure(await context.newPage())));
      await context.close();
    }
  return { before: median(times.before), now: median(times.now) };
}

test("no press is felt later than it was, and Unlock in a third of its time", async ({ browser }) => {
  test.setTimeout(20 * 60_000);
  for (const [name, { open, felt }] of Object.entries(presses)) {
    const middle = await inTurns(browser, {}, async (page) => {
      const press = await open(page);
      await restOf(page);
      return feltAfter(page, press, felt);
    });
    const atMost = name === unlocking ? mostOfUnlocking : mostRatio;
    const beside = { name: before, figure: middle.before };
    hold({ what: `${name}, in ms after a frame`, now: middle.now - frameMs, beside, bound: { atMost } });
  }
});

test("on a slow phone no screen shows its first content later than it did", async ({ browser }) => {
  test.setTimeout(20 * 60_000);
  const slowdown = await slowdownOfPhone(browser);
  report("this machine", { slowdown });
  for (const [name, prepare] of Object.entries(screens)) {
    const options = { viewport: phoneViewport, serviceWorkers: "block" } as const;
    const middle = await inTurns(browser, options, async (page) => {
      const screen = await prepare(page);
      await makePhone(page, slowdown);
      return feltAtAddress(page, ...screen);
    });
    const beside = { name: before, figure: middle.before };
    hold({ what: `${name} on a slow phone, in ms`, now: middle.now, beside, bound: { atMost: mostContentRatio } });
  }
});
