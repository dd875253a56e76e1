// A course in a business's database: one document for the course itself, and one for each text with its earlier
// results. Each change is the next version, so that no window overwrites a text that it has not seen.
import * as z from "zod/mini";
import { withoutHidden } from "../../kernel/contact";
import { mapTexts } from "../../kernel/map-texts";
import { wellFormed } from "../../kernel/texts";
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
/** The rules cannot look into lists: what does not fit in one must not take the course with it. */
export const headFields = z.extend(withoutTexts, {
  title: course.shape.title,
  order: course.shape.order,
  modulesBefore: z.catch(courseDraft.shape.modulesBefore, undefined),
  origin: z.catch(courseDraft.shape.origin, undefined),
});

/** Those of a list that fit. */
const generatedTexts = z.pipe(
  z.array(z.unknown()),
  z.transform((items) =>
    items.flatMap((item) => {
      const { data } = generatedText.safeParse(item);
      return data ? [data] : [];
    }),
  ),
);

export const textFields = z.object({
  tool: z.enum(toolNames),
  module: z.string(),
  current: z.optional(generatedText),
  earlier: generatedTexts,
});

/** The document that bounds the number of a business's courses. */
export const courseList = z.catch(z.object({ ids: z.array(z.string()) }), { ids: [] });

/** The other field of each document. */
export const storedVersion = z.object({ version: z.int().check(z.positive()) });

/**
 * Returns the part in a form that can be stored: whole characters, no undefined fields, and without its oldest results
 * if it is too long.
 */
export function storablePart<Part extends CoursePart>(part: Part): Part {
  const stored = mapTexts(JSON.parse(JSON.stringify(part)) as Part, wellFormed);
  if (!isText(stored)) return { ...stored, title: withoutHidden(stored.title) };
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
