// The speed of this machine, as Lighthouse measures it, so that a slow phone is as slow on any.
import type { Browser, Page } from "@playwright/test";
import { scaleLinear } from "d3-scale";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import { median } from "./figures";

const samples = 5;

/** A machine alone gives a steady figure; the median leaves out what disturbs it. */
export async function benchmarkIndex(page: Page): Promise<number> {
  const indexes: number[] = [];
  for (let nth = 0; nth < samples; nth++) indexes.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  return median(indexes);
}

/** Of the calculator that Lighthouse's docs/throttling.md asks for; a faster machine is slowed by its own default. */
export const slowdownOf = scaleLinear([150, 800, 1300, 1533], [1, 2, 3, 4]).clamp(true);

export async function slowdownOfPhone(browser: Browser): Promise<number> {
  const blank = await browser.newPage();
  const slowdown = slowdownOf(await benchmarkIndex(blank));
  await blank.close();
  return slowdown;
}

/** The network of Lighthouse's phone. */
const phone = { latency: 150, downloadThroughput: (1.6 * 1024 ** 2) / 8, uploadThroughput: (750 * 1024) / 8 };
export const phoneViewport = { width: 390, height: 844 };

/** Slows a page down like that phone, whose browser has no file of the site. */
export async function makePhone(page: Page, slowdown: number): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  await tools.send("Network.setCacheDisabled", { cacheDisabled: true });
  await tools.send("Network.emulateNetworkConditions", { offline: false, ...phone });
  await tools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
}
