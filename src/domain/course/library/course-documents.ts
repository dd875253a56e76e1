// A course as a business's database keeps it: one document for what it is, and one for each text with its earlier
// results. Each change is the next version, so that nobody overwrites what they have not seen.
import * as z from "zod/mini";
import { mapTexts, wellFormed } from "../../kernel/texts";
import { generatedText } from "../generated-text";
import { toolNames } from "../../kernel/tool-names";
import { longestCourseText } from "./course-bounds";
import type { CourseHead } from "./merge";
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

export interface Versioned<Content> {
  version: number;
  content: Content;
}

/** As it can be stored: whole characters, nothing that is undefined, the oldest of what is too much left out. */
export function storableText(text: KeptText): KeptText {
  const { tool, module, current, earlier } = storable(text);
  const kept = [...earlier];
  while (kept.length > 0 && JSON.stringify([current, kept]).length > longestDocument) kept.pop();
  return { tool, module, ...(current && { current }), earlier: kept };
}

export function storableHead(head: CourseHead): CourseHead {
  return storable(head);
}

export function isTextTooLong({ current }: KeptText): boolean {
  return (current?.text.length ?? 0) > longestCourseText;
}

/** Nothing is there and nothing was: such a text need not be stored. */
export function isEmptyText({ current, earlier }: KeptText): boolean {
  return current === undefined && earlier.length === 0;
}

function storable<Value>(value: Value): Value {
  return mapTexts(JSON.parse(JSON.stringify(value)) as Value, wellFormed);
}
