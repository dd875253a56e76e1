// Kills a real browser's tab 50 ms after the last letter, while it is offline, and looks whether the text is there
// afterwards.
import { chromium, type Browser, type BrowserContext } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { routes } from "../../src/domain/kernel/routes";
import { enterAssessment, jumpTo, savedAnswers, typeTrends } from "../support/journeys/assessment-page";
import { findBrowser } from "../support/suite/browser";
import { aRegisteredClient } from "../support/accounts/registered-client";
import { runningSuite } from "../support/suite/running-suite";

const times = 50;
let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch(await findBrowser());
}, 60_000);

afterAll(() => browser.close());

async function isSaved(code: string, text: string): Promise<boolean> {
  const deadline = Date.now() + 20_000;
  while (Date.now() < deadline) {
    if ((await savedAnswers(code))["1"]?.trendDetails === text) return true;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return false;
}

/** The gate stays open on the device on which it was opened. */
async function openStep(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto(routes.assessment);
  await jumpTo(page, 2);
  return page;
}

test(
  `a tab killed 50 ms after typing, offline, has lost nothing ${times} of ${times} times`,
  { timeout: 1_800_000 },
  async () => {
    const client = await aRegisteredClient();
    const context = await browser.newContext({ baseURL: `http://127.0.0.1:${runningSuite().ports.hosting}` });
    const first = await context.newPage();
    await enterAssessment(first, client);
    await first.close();
    let kept = 0;
    for (let nth = 0; nth < times; nth++) {
      const page = await openStep(context);
      const text = `Typed for the ${nth}th time.`;
      await context.setOffline(true);
      await typeTrends(page, text);
      await page.waitForTimeout(50);
      const devtools = await context.newCDPSession(page);
      const crashed = page.waitForEvent("crash");
      void devtools.send("Page.crash").catch(() => undefined); // no browser has to answer for a tab that is dead
      await crashed;
      await page.close();
      await context.setOffline(false);
      const reopened = await openStep(context);
      if (await isSaved(client.code, text)) kept++;
      await reopened.close();
    }
    await context.close();
    process.stdout.write(`kept: ${kept} of ${times}\n`);
    expect(kept).toBe(times);
  },
);
