// A request for a course as it stands in the state of a navigation, which outlives a reload.
import * as z from "zod/mini";
import { courseLengths, courseLevels } from "../request/course-options";
import { courseOrigin } from "./stored-origin";

export const courseRequest = z.object({
  topic: z.string(),
  audience: z.string(),
  level: z.enum(["", ...courseLevels]),
  /** Left out where it is not said; the person's last ones then stay. */
  length: z.optional(z.enum(courseLengths)),
  language: z.optional(z.string()),
  /** The gap that the course is to close, and its team, in words, if it is for one. */
  trainingGap: z.optional(z.string()),
  origin: z.optional(courseOrigin),
});
export type CourseRequest = z.infer<typeof courseRequest>;

/** The state of a navigation to the tools. */
export const requestingState = z.object({ courseRequest, writesAtOnce: z.optional(z.boolean()) });
