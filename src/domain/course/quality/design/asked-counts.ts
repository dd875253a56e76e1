// Compares the number of modules, screens or questions that a length asks for with the number there.
import type { courseLengths } from "../../request/course-options";
import { modulesOf } from "../../modules";
import { questionsOf } from "../../questions";
import { screensOf } from "../../sections";
import type { ToolName } from "../../../kernel/tool-names";

export type CourseLength = (typeof courseLengths)[number];

interface AskedCount {
  of: (text: string) => number;
  /** The fewest and the most. */
  asked: Record<CourseLength, readonly [number, number]>;
}

/** The counts in the words of the prompts. */
export const askedCounts: Partial<Record<ToolName, AskedCount>> = {
  "course-outline": {
    of: (text) => modulesOf(text).length,
    asked: { short: [3, 4], standard: [5, 6], detailed: [7, 9] },
  },
  storyboard: {
    of: (text) => screensOf(text).length,
    asked: { short: [6, 6], standard: [10, 10], detailed: [16, 16] },
  },
  assessment: {
    of: (text) => questionsOf(text).length,
    asked: { short: [5, 5], standard: [8, 8], detailed: [15, 15] },
  },
};

export interface CountMissed {
  count: number;
  fewest: number;
  most: number;
}

export function countMissed(tool: ToolName, text: string, length: CourseLength): CountMissed | undefined {
  const rule = askedCounts[tool];
  if (!rule) return undefined;
  const [fewest, most] = rule.asked[length];
  const count = rule.of(text);
  return count < fewest || count > most ? { count, fewest, most } : undefined;
}
