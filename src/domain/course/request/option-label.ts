import { withCapital } from "../../kernel/texts";
import type { courseLengths, courseLevels } from "./course-options";

/** A level or a length; empty for none. */
export type OfferedOption = (typeof courseLevels)[number] | (typeof courseLengths)[number] | "";

/** Returns an option as it is offered. */
export function optionLabel(value: OfferedOption): string {
  return withCapital(value);
}
