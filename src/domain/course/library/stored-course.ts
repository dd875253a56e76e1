// A course as it is stored, in a browser or with a business. What the tools are drawn with imports only types of this:
// they are there before any schema is.
import * as z from "zod/mini";
import { generatedText } from "../generated-text";
import { courseOrigin } from "../origin/stored-origin";
import { courseLengths, courseLevels } from "../request/course-options";
import { toolNames } from "../../kernel/tool-names";
import { courseIdPattern, longestCourseTitle } from "./course-bounds";

const byModule = z.record(z.string(), generatedText);

export const courseDraft = z.object({
  topic: z.string(),
  options: z.object({
    audience: z.string(),
    level: z.enum(["", ...courseLevels]),
    length: z.enum(["", ...courseLengths]),
    language: z.string(),
    targetAudience: z.string(),
  }),
  selectedModule: z.string(),
  /** The modules as they were before the outline is edited by hand, until its edits are applied. */
  modulesBefore: z.optional(z.array(z.string())),
  /** The gap, as in a generated text, for all that is made from now on. */
  trainingGap: z.optional(z.string()),
  /** The item of a plan that it is made for, with the evidence behind it; older drafts have its words alone. */
  origin: z.optional(courseOrigin),
  /** The course that it is a translation of, and its language by name, as it was asked for. */
  translationOf: z.optional(z.object({ id: z.string(), language: z.string() })),
  "course-outline": z.optional(generatedText),
  "study-material": z.optional(generatedText),
  "lesson-content": byModule,
  storyboard: byModule,
  assessment: byModule,
  history: z.record(z.enum(toolNames), z.array(generatedText)),
});
export type CourseDraft = z.infer<typeof courseDraft>;

export const courseId = z.string().check(z.regex(courseIdPattern));

export const course = z.object({
  id: courseId,
  /** The person's own name for it; empty if the topic is name enough. */
  title: z.string().check(z.maxLength(longestCourseTitle)),
  /** Its place in the list: when it was begun, in milliseconds. */
  order: z.int().check(z.nonnegative()),
  draft: courseDraft,
});
export type Course = z.infer<typeof course>;
