import { atHeading, sectionsOf } from "../../../domain/course/sections";

/** A section that is being written, without the heading that is drawn already. */
export function belowHeading(text: string): string {
  const [first] = sectionsOf(text);
  return first ? text.slice(atHeading(first)[0].length) : text;
}
