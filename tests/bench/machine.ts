// The speed of this machine, as Lighthouse measures it, so that a slow phone is as slow on any.
import type { Page } from "@playwright/test";
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
