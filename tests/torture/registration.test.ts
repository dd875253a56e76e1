// A registration that dies at any of its requests, in a real browser, twenty times each; and thirty people with one
// link. The small sample of both in `npm test` is in tests/e2e/accounts/registration-half-done.spec.ts and
// tests/rules/registration-race.test.ts.
import { chromium, type Browser, type BrowserContext, type Page, type Route } from "@playwright/test";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { registrationMessages } from "../../src/domain/accounts/words";
import {
  anInvitedBusiness,
  fillInRegistration,
  finishRegistration,
  submitRegistration,
  type InvitedBusiness,
} from "../support/journeys/invited-business";
import { findBrowser } from "../support/suite/browser";
import { documentsWhere } from "../support/shared/database";
import { runningSuite } from "../support/suite/running-suite";

const repetitions = 20;
const concurrentTabs = 4;
const timeoutMs = 60_000;
const site = `http://127.0.0.1:${runningSuite().ports.hosting}`;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(await findBrowser());
});
afterAll(() => browser.close());

interface CrashPoint {
  requests: string;
  /** True if the server still gets the request that the tab dies with. */
  reaches: boolean;
  /** Dies only at such a request that comes after the profile was written. */
  afterCommit?: boolean;
}

const crashPoints: Record<string, CrashPoint> = {
  "before the account is made": { requests: "**/createAccount", reaches: false },
  "when the account is made, before the answer": { requests: "**/createAccount", reaches: true },
  "before the new account is read back": { requests: "**/accounts:lookup*", reaches: false },
  "before the profile is written": { requests: "**/documents:commit*", reaches: false },
  "when the profile is written, before the answer": { requests: "**/documents:commit*", reaches: true },
  "before the dashboard is read": { requests: "**/documents:batchGet*", reaches: false, afterCommit: true },
};

describe("a tab that dies", () => {
  test.each(Object.entries(crashPoints))(
    "%s leaves an account that reaches its dashboard",
    async (_, point) => {
      for (let begun = 0; begun < repetitions; begun += concurrentTabs)
        await Promise.all(
          Array.from({ length: concurrentTabs }, (__, index) => crashAndComeBack(point, begun + index)),
        );
    },
    20 * 60_000,
  );
});

async function crashAndComeBack(point: CrashPoint, turn: number): Promise<void> {
  const invited = await anInvitedBusiness();
  const context = await browser.newContext({ reducedMotion: "reduce" });
  context.setDefaultTimeout(timeoutMs);
  await crash(context, point, invited);
  const used = await expectNothingHalf(invited);

  // The person comes back by the link or by the address, or takes up the link on another device while it is open.
  const elsewhere = turn % 3 === 2 && !used;
  const back = elsewhere ? await browser.newContext({ reducedMotion: "reduce" }) : context;
  const page = await back.newPage();
  await page.goto(site + (turn % 3 === 1 && used ? "/dashboard" : invited.link));
  await finishAfterCrash(page);
  await page.getByRole("heading", { name: `Welcome ${invited.businessName}` }).waitFor({ timeout: timeoutMs });
  expect(await expectNothingHalf(invited)).toBe(true);
  await Promise.all([context.close(), elsewhere ? back.close() : undefined]);
}

async function crash(context: BrowserContext, point: CrashPoint, invited: InvitedBusiness): Promise<void> {
  const page = await context.newPage();
  let committed = false;
  page.on("response", (response) => {
    committed ||= response.url().includes("documents:commit");
  });
  const died = new Promise<void>((resolve) => page.once("close", () => resolve()));
  await page.goto(site + invited.link);
  await fillInRegistration(page);
  await page.route(point.requests, async (route: Route) => {
    if (point.afterCommit && !committed) return route.continue();
    if (point.reaches) await route.fetch();
    // A browser sends off what it was holding back when the tab closes.
    await route.abort();
    await page.close();
  });
  await submitRegistration(page);
  await died;
}

async function finishAfterCrash(page: Page): Promise<void> {
  const button = page.getByRole("button", { name: "Create Account" });
  const next = button.or(page.getByRole("heading", { name: /^Welcome/ }));
  await next.waitFor({ timeout: timeoutMs }).catch(async () => {
    throw new Error(`The page stays at ${page.url()}: ${await page.locator("main").innerText()}`);
  });
  await finishRegistration(page);
}

/** No profile without its invitation, no used invitation without its profile; answers whether the two are there. */
async function expectNothingHalf({ code }: InvitedBusiness): Promise<boolean> {
  const [invitation] = await documentsWhere("invitations", "invitationCode", code);
  const profiles = await documentsWhere("profiles", "invitationId", code);
  const used = invitation?.status === "used";
  expect(profiles.map(({ uid }) => uid as string)).toEqual(used ? [invitation.usedBy] : []);
  return used;
}

test(
  "of thirty people who use one link at the same moment one gets the account, and the others read why",
  async () => {
    const invited = await anInvitedBusiness();
    const people = await Promise.all(
      Array.from({ length: 30 }, async (_, index) => {
        const page = await (await browser.newContext({ reducedMotion: "reduce" })).newPage();
        page.setDefaultTimeout(5 * timeoutMs);
        await page.goto(site + invited.link);
        await fillInRegistration(page, { password: `password-of-${index}` });
        return page;
      }),
    );
    await Promise.all(people.map(submitRegistration));
    const ends = await Promise.all(
      people.map(async (page) => {
        const end = page.getByRole("heading", { name: /^Welcome/ }).or(page.getByRole("alert"));
        await end.waitFor({ timeout: 5 * timeoutMs });
        return end.innerText();
      }),
    );
    const welcome = `Welcome ${invited.businessName}`;
    expect(ends.filter((end) => end === welcome)).toHaveLength(1);
    expect(new Set(ends)).toEqual(new Set([welcome, registrationMessages.otherPassword]));
    expect(await expectNothingHalf(invited)).toBe(true);
  },
  20 * 60_000,
);
