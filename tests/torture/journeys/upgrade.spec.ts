// Tabs that were opened before an upgrade: the pages of 3047d451, at work when the site, its functions and its rules
// become those of now. Its parts stay for one release, as a deployment leaves them.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test, type Browser, type BrowserContext, type Page } from "@playwright/test";
import { doc, setDoc } from "firebase/firestore/lite";
import { fullAnswers } from "../../../src/domain/assessment/answers/answers.fixture";
import { paths } from "../../../src/domain/kernel/collections";
import { dayMs } from "../../../src/domain/kernel/durations";
import { anAdministrator } from "../../support/accounts/accounts";
import { signInBrowser } from "../../support/accounts/browser-sign-in";
import { aClientWithAnswers, savedAnswers } from "../../support/journeys/assessment-page";
import { unique } from "../../support/journeys/page";
import { createInquiry, createInvitation, documentAt, placesOf } from "../../support/journeys/staff";
import { anInvitation } from "../../support/shared/builders";
import { database, documentsWhere } from "../../support/shared/database";
import { mailTo } from "../../support/shared/mail";
import { runningSuite } from "../../support/suite/running-suite";
import { serveCompressed, type CompressedSite } from "../../bench/compressed-site";
import { startBuilds, type Builds } from "../../bench/builds";

const before = "3047d451";

test.describe.configure({ mode: "default" }); // one build and one worker for all deeds
test.setTimeout(120_000);

let builds: Builds;
let folder: string;
let site: CompressedSite;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  builds = await startBuilds();
  folder = await builds.of(before);
  site = await serveCompressed(folder, runningSuite());
});
test.afterAll(async () => {
  await site.stop();
  await builds.remove();
});

interface OpenTab {
  page: Page;
  context: BrowserContext;
  /** The site, its functions and its rules are those of now, from here on. */
  deploy: () => Promise<void>;
}

interface Deed {
  /** Brings the tab to the deed, and answers with the deed. */
  open: (tab: OpenTab) => Promise<() => Promise<void>>;
}

async function openTab(browser: Browser): Promise<OpenTab> {
  const context = await browser.newContext({ baseURL: site.address });
  const page = await context.newPage();
  const deploy = async () => {
    await context.route(`${site.address}/**`, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      if (pathname.startsWith("/assets/") && existsSync(join(folder, pathname))) return route.continue();
      const now = `http://127.0.0.1:${runningSuite().ports.hosting}${pathname}${search}`;
      return route.fulfill({ response: await route.fetch({ url: now }) });
    });
  };
  return { page, context, deploy };
}

const anEmail = () => `${unique("ines").replace(" ", ".")}@northwind.example`;

async function openDesk({ page, context }: OpenTab) {
  const account = await anAdministrator();
  await signInBrowser(context, account);
  await page.goto("/admin-dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  return account;
}

async function openSteps({ page, context }: OpenTab, answers = {}) {
  const client = await aClientWithAnswers(answers);
  await signInBrowser(context, client);
  await page.goto("/leadership-assessment");
  const field = page.getByPlaceholder("Enter access code");
  await expect(field).toHaveValue(client.code);
  await page.getByRole("button", { name: "Unlock" }).click();
  await expect(page.getByRole("navigation", { name: "Assessment Steps" })).toBeVisible();
  return client;
}

async function openOutline(page: Page): Promise<() => Promise<void>> {
  await page.goto("/ai-tools/course-outline");
  await page.getByLabel("Topic").fill("Safe lifting in the warehouse");
  return async () => {
    await page.getByRole("button", { name: "Generate Outline" }).click();
    const result = page.getByRole("region", { name: "Course outline: result" });
    await expect(result.getByText("AI draft, check before use")).toBeVisible();
  };
}

async function anInvitedRow({ page }: OpenTab) {
  const name = unique("Zenith Tools");
  const code = `code-${name.slice(-6)}-of-zenith`;
  const businessEmail = anEmail();
  const at = new Date(Date.now() - 8 * dayMs);
  const lists = { open: new Date(Date.now() + dayMs), needsAttention: at };
  await createInvitation(code, anInvitation(code, { businessName: name, businessEmail, createdAt: at, lists }));
  return {
    code,
    businessEmail,
    openDialog: async () => {
      const card = page.getByRole("region", { name: "Generated Invitations" });
      await card.getByRole("searchbox").fill(name);
      await card.getByRole("button", { name }).click();
      return page.getByRole("dialog", { name: "Invitation" });
    },
  };
}

const deeds: Record<string, Deed> = {
  "joins the mailing list": {
    open: async ({ page }) => {
      const email = anEmail();
      await page.goto("/");
      const form = page.getByRole("region", { name: "Mailing list" });
      await form.getByLabel("Name", { exact: true }).fill("Ines Weber");
      await form.getByLabel("Business name").fill("Northwind Logistics");
      await form.getByLabel("Email").fill(email);
      return async () => {
        await form.getByRole("button", { name: "Subscribe" }).click();
        await expect.poll(() => documentsWhere(paths.emailList, "email", email)).toHaveLength(1);
      };
    },
  },
  "sends an inquiry": {
    open: async ({ page }) => {
      const email = anEmail();
      await page.goto("/");
      const form = page.getByRole("region", { name: "Inquiry" });
      await form.getByLabel("Name", { exact: true }).fill("Ines Weber");
      await form.getByLabel("Business name").fill("Northwind Logistics");
      await form.getByLabel("Email").fill(email);
      await form.getByLabel("Message").fill("Do you train shift leaders?");
      return async () => {
        await form.getByRole("button", { name: /^Send/ }).click();
        await expect.poll(() => documentsWhere(paths.inquiries, "email", email)).toHaveLength(1);
      };
    },
  },
  "has an outline written": { open: ({ page }) => openOutline(page) },
  "goes to the next tool": {
    open: async ({ page }) => {
      await (
        await openOutline(page)
      )();
      return async () => {
        const tools = page.getByRole("navigation", { name: "AI tools" });
        await tools.getByRole("link", { name: "Study material" }).click();
        await page.getByRole("button", { name: /^Generate/ }).click();
        const result = page.getByRole("region", { name: "Study material: result" });
        await expect(result.getByText("AI draft, check before use")).toBeVisible();
      };
    },
  },
  "changes an answer": {
    open: async (tab) => {
      const { code } = await openSteps(tab, { "0": { hasMission: "yes" } });
      return async () => {
        const mission = tab.page.getByRole("textbox").first();
        await mission.fill("Fresh food for all.");
        await mission.blur();
        await expect.poll(() => savedAnswers(code)).toMatchObject({ "0": { missionStatement: "Fresh food for all." } });
      };
    },
  },
  "has a plan written": {
    open: async (tab) => {
      const { code } = await openSteps(tab, fullAnswers());
      const steps = tab.page.getByRole("navigation", { name: "Assessment Steps" });
      await steps.getByRole("button").last().click();
      return async () => {
        await tab.page.getByRole("button", { name: "Generate Training Plan" }).click();
        await expect.poll(() => documentAt(paths.planVersion(code, 1)), { timeout: 40_000 }).toBeDefined();
        await expect(tab.page.getByRole("region", { name: "Your Training Plan" })).toBeVisible();
      };
    },
  },
  "invites a business": {
    open: async (tab) => {
      await openDesk(tab);
      const form = tab.page.getByRole("region", { name: "Generate New Invitation" });
      const email = anEmail();
      await form.getByLabel("Business name").fill("Atlas Freight");
      await form.getByLabel("Business email").fill(email);
      return async () => {
        await form.getByRole("button", { name: "Generate Invitation" }).click();
        await expect.poll(() => documentsWhere(paths.invitations, "businessEmail", email)).toHaveLength(1);
        await expect.poll(() => mailTo(email)).toHaveLength(1);
      };
    },
  },
  "reminds a business": {
    open: async (tab) => {
      await openDesk(tab);
      const { openDialog, businessEmail } = await anInvitedRow(tab);
      const dialog = await openDialog();
      return async () => {
        await dialog.getByRole("button", { name: "Send reminder" }).click();
        await expect.poll(() => mailTo(businessEmail)).toHaveLength(1);
      };
    },
  },
  "revokes an invitation": {
    open: async (tab) => {
      await openDesk(tab);
      const { openDialog, code } = await anInvitedRow(tab);
      const dialog = await openDialog();
      return async () => {
        await dialog.getByRole("button", { name: "Revoke" }).click();
        await tab.page.getByRole("button", { name: "Revoke invitation" }).click();
        await expect.poll(() => documentAt(paths.invitation(code))).toHaveProperty("revokedAt");
      };
    },
  },
  "pauses a blast": {
    open: async (tab) => {
      const subject = unique("Old news");
      const id = `laid-${subject.slice(-6)}`;
      const counts = { planned: 5, sent: 2, failed: 0, uncertain: 0, skipped: 0 };
      const fields = { subject, message: "Hello", createdBy: "somebody", createdAt: new Date(), recipients: 5, counts };
      const state = { status: "sending", active: true, problem: null, retryAt: null, failures: 0, resendIsSafe: false };
      // Its batch is due later, so that no worker ends it before the press.
      const batch = {
        state: "waiting",
        dueAt: new Date(Date.now() + dayMs),
        recipients: [{ address: anEmail(), attempts: 0 }],
      };
      await setDoc(doc(database, paths.blastBatch(id, "00000")), batch);
      await setDoc(doc(database, paths.blast(id)), { ...fields, ...state });
      await openDesk(tab);
      const entry = tab.page.getByRole("region", { name: "Blast Progress" }).getByRole("article", { name: subject });
      await expect(entry.getByRole("button", { name: "Pause" })).toBeVisible();
      return async () => {
        await entry.getByRole("button", { name: "Pause" }).click();
        await expect.poll(() => documentAt(paths.blast(id))).toMatchObject({ status: "paused" });
      };
    },
  },
  "takes an inquiry on": {
    open: async (tab) => {
      const account = await openDesk(tab);
      const { id, name } = await createInquiry();
      const entry = await findInOldList(tab.page, name);
      return async () => {
        await entry.getByRole("button", { name: "Move to Task Queue" }).click();
        await expect.poll(() => placesOf(id, [account.uid])).toEqual([paths.task(account.uid, id)]);
      };
    },
  },
  "answers an inquiry": {
    open: async (tab) => {
      const account = await openDesk(tab);
      const email = anEmail();
      const { id, name } = await createInquiry({ email });
      await (await findInOldList(tab.page, name)).getByRole("button", { name: "Reply" }).click();
      const dialog = tab.page.getByRole("dialog", { name: "Reply to Inquiry" });
      await dialog.getByLabel("Message").fill("Yes, we do.");
      return async () => {
        await dialog.getByRole("button", { name: "Send" }).click();
        await expect.poll(() => placesOf(id, [account.uid])).toEqual([paths.repliedInquiry(account.uid, id)]);
        expect((await mailTo(email)).filter(({ text }) => text.includes("Yes, we do."))).toHaveLength(1);
      };
    },
  },
};

async function findInOldList(page: Page, name: string) {
  const list = page.getByRole("region", { name: "Inquiries" });
  await list.getByRole("searchbox", { name: "Search inquiries" }).fill(name);
  const entry = list.getByRole("article", { name, exact: true });
  await expect(entry).toBeVisible();
  return entry;
}

for (const [name, { open }] of Object.entries(deeds))
  test(`in a tab of ${before} a person ${name}, and it is done on the site of now`, async ({ browser }) => {
    const tab = await openTab(browser);
    const act = await open(tab);
    await tab.deploy();
    await act();
    await tab.context.close();
  });

test("twelve deeds were tried", () => {
  expect(Object.keys(deeds)).toHaveLength(12);
});
