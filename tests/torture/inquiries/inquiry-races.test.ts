import { chromium, type Browser } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paths } from "../../../src/domain/kernel/collections";
import { staffMessages } from "../../../src/domain/inquiries/action-words";
import { failedActionWords } from "../../../src/domain/inquiries/words";
import { listMessages } from "../../../src/domain/kernel/list-words";
import { findInquiry, createInquiry, openDashboard, placesOf } from "../../support/journeys/staff";
import { anAdministrator } from "../../support/accounts/accounts";
import { findBrowser } from "../../support/suite/browser";
import { aRacer, raceActions, race, type Racer } from "../../support/inquiries/races";
import { runningSuite } from "../../support/suite/running-suite";

const raceCount = 100;
const outageMs = 30_000;
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(await findBrowser());
});
afterAll(() => browser.close());

async function openRacer(): Promise<Racer> {
  const baseURL = `http://127.0.0.1:${runningSuite().ports.hosting}`;
  const page = await (await browser.newContext({ baseURL, reducedMotion: "reduce" })).newPage();
  const account = await anAdministrator();
  await openDashboard(page, account);
  return aRacer(page, account);
}

test(
  `${raceCount} races of two browsers end with each inquiry in exactly one place`,
  { timeout: 1_200_000 },
  async () => {
    const [one, other] = await Promise.all([openRacer(), openRacer()]);
    const pairs = raceActions.flatMap((action) => raceActions.map((otherAction) => [action, otherAction] as const));
    const ended: Record<string, number> = {};
    for (let round = 0; round < raceCount; round++) {
      const [action, otherAction] = pairs[round % pairs.length] ?? ["move", "move"];
      const outcome = await race([one, action], [other, otherAction]);
      ended[outcome] = (ended[outcome] ?? 0) + 1;
    }
    expect(Object.values(ended).reduce((sum, count) => sum + count, 0)).toBe(raceCount);
    process.stdout.write(`  ${JSON.stringify(ended)}\n`);
  },
);

test(
  "an outage of 30 s in the middle of a move ends with the inquiry in one list, and is told",
  { timeout: 180_000 },
  async () => {
    const { page, account } = await openRacer();
    for (const reachesServer of [true, false]) {
      const { id, name } = await createInquiry();
      const entry = await findInquiry(page, name);
      let down = false;
      await page.route(`http://127.0.0.1:${runningSuite().ports.firestore}/**`, async (route) => {
        const isCommit = route.request().url().includes(":commit") && route.request().method() === "POST";
        if (isCommit && !down) {
          down = true;
          if (reachesServer) await route.fetch();
        }
        return down ? route.abort() : route.fallback();
      });
      await entry.getByRole("button", { name: "Move to Task Queue" }).click();
      const told = page.getByRole("region", { name: "What has just happened" });
      await told.getByText(failedActionWords.inquiryMoveFailed(name)).waitFor({ timeout: 60_000 });
      await new Promise((resolve) => setTimeout(resolve, outageMs));
      expect(await placesOf(id, [account.uid])).toEqual([
        reachesServer ? paths.task(account.uid, id) : paths.inquiry(id),
      ]);
      await page.unrouteAll({ behavior: "wait" });
      await told.getByRole("button", { name: "Try again" }).click();
      await told.getByText(staffMessages.inquiryMoved(name)).waitFor({ timeout: 60_000 });
      expect(await placesOf(id, [account.uid])).toEqual([paths.task(account.uid, id)]);
      await page.getByText(listMessages.interrupted).waitFor({ state: "hidden", timeout: 60_000 });
    }
  },
);
