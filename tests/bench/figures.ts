import { expect, test } from "@playwright/test";
import { rounded } from "../../local/shared/aligned-table";
import { figureAnnotation, figureSentence, isWithinBound, type HeldFigure } from "../../local/suite/figures";

export function median(figures: number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1
    ? (sorted[middle] ?? NaN)
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2;
}

/** One line of figures on the standard output, rounded to a hundredth. */
export function report(what: string, figures: Record<string, number>): void {
  const all = Object.entries(figures).map(([name, figure]) => `${name} ${rounded(figure)}`);
  process.stdout.write(`${what}: ${all.join(", ")}\n`);
}

/** Holds a figure to its bound, and hands it on to the table at the end of the measurements. */
export function hold(figure: HeldFigure): void {
  test.info().annotations.push({ type: figureAnnotation, description: JSON.stringify(figure) });
  const sentence = figureSentence(figure);
  process.stdout.write(`${sentence}\n`);
  expect.soft(isWithinBound(figure), sentence).toBe(true);
}
