import type { courseLengths, courseLevels } from "../../../domain/course/request/course-options";
import { courseWords } from "../../../domain/course/words";

type OfferedOption = (typeof courseLevels)[number] | (typeof courseLengths)[number];

/** An option as it is offered; nothing for none. */
export function optionLabel(value: OfferedOption | ""): string {
  return value === "" ? "" : courseWords.options[value];
}
