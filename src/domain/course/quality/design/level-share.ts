// Tells whether an outline asks for more than understanding, as its level promises.
import type { courseLevels } from "../../request/course-options";
import { objectiveMarks } from "../../reading/objective-marks";

type CourseLevel = (typeof courseLevels)[number];

/** Bloom's first level above understanding. */
const apply = 3;

/** The least share of objectives at or above "apply". */
const leastShares: Record<CourseLevel, number> = { introductory: 0, intermediate: 1 / 2, advanced: 2 / 3 };

export interface LevelShare {
  above: number;
  all: number;
}

/** Returns the share of objectives above understanding, among those with a level, if it is too low. */
export function shareTooLow(outline: string, level: CourseLevel): LevelShare | undefined {
  const levels = objectiveMarks(outline).flatMap((mark) => mark.level ?? []);
  const above = levels.filter((each) => each >= apply).length;
  return levels.length > 0 && above / levels.length < leastShares[level] ? { above, all: levels.length } : undefined;
}
