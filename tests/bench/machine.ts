// The speed of this machine, as Lighthouse measures it, so that a bound in milliseconds means the same on any.
import type { Page } from "@playwright/test";
import { scaleLinear } from "d3-scale";
import { pageFunctions } from "lighthouse/core/lib/page-functions.js";
import { median } from "./figures";

/** The machine that Lighthouse's slow phone is made for: four times as fast as the phone. */
const usualIndex = 1533;

const samples = 5;

/** A machine alone gives a steady figure; the median leaves out what disturbs it. */
export async function benchmarkIndex(page: Page): Promise<number> {
  const indexes: number[] = [];
  for (let nth = 0; nth < samples; nth++) indexes.push(await page.evaluate(pageFunctions.computeBenchmarkIndex));
  return median(indexes);
}

/** Of the calculator that Lighthouse's docs/throttling.md asks for; a faster machine is slowed by its own default. */
export const slowdownOf = scaleLinear([150, 800, 1300, usualIndex], [1, 2, 3, 4]).clamp(true);

/** So many times as long as on the usual machine may a bound in milliseconds be. */
export function slownessOf(index: number): number {
  return Math.max(1, usualIndex / index);
}
