// A course as a business's database keeps it: one document for what it is, and one for each text with its earlier
// results. Each change is the next version, so that nobody overwrites what they have not seen.
import * as z from "zod/mini";
import { mapTexts, wellFormed } from "../../kernel/texts";
import { generatedText } from "../generated-text";
import { toolNames } from "../../kernel/tool-names";
import { longestCourseText } from "./course-bounds";
import { isText, type CoursePart } from "./course-parts";
import { course, courseDraft } from "./stored-course";
import type { KeptText } from "./texts";

/** Of a document, in characters: it has at most 1 MiB, and a character three bytes. */
const longestDocument = 300_000;

const withoutTexts = z.omit(courseDraft, {
  selectedModule: true,
  "course-outline": true,
  "study-material": true,
  "lesson-content": true,
  storyboard: true,
  assessment: true,
  history: true,
});
export const headFields = z.extend(withoutTexts, { title: course.shape.title, order: course.shape.order });

export const textFields = z.object({
  tool: z.enum(toolNames),
  module: z.string(),
  current: z.optional(generatedText),
  earlier: z.array(generatedText),
});

/** What each of the documents has besides. */
export const storedVersion = z.object({ version: z.int().check(z.positive()) });

/** As it can be stored: whole characters, nothing that is undefined, the oldest of what is too much left out. */
export function storablePart<Part extends CoursePart>(part: Part): Part {
  const stored = mapTexts(JSON.parse(JSON.stringify(part)) as Part, wellFormed);
  if (!isText(stored)) return stored;
  const earlier = [...stored.earlier];
  while (earlier.length > 0 && JSON.stringify([stored.current, earlier]).length > longestDocument) earlier.pop();
  return { ...stored, earlier };
}

export function isTextTooLong(part: CoursePart): part is KeptText {
  return isText(part) && (part.current?.text.length ?? 0) > longestCourseText;
}

/** Nothing is there and nothing was: such a text need not be stored. */
export function isEmptyText(part: CoursePart): boolean {
  return isText(part) && part.current === undefined && part.earlier.length === 0;
}
