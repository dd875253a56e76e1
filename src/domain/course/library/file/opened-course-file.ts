import * as z from "zod/mini";
import type { Course } from "../course";
import { largestCourseFile } from "../course-bounds";
import { courseFileFormat, courseFileVersion } from "./course-file";
import { course } from "../stored-course";
import { courseFileProblems } from "./words";

const heading = z.object({ format: z.literal(courseFileFormat), version: z.number() });
const courseFile = z.extend(heading, { about: z.string(), savedAt: z.iso.datetime(), course });

export type OpenedCourseFile = { course: Course } | { problem: string };

export function courseInFile(text: string): OpenedCourseFile {
  if (text.length > largestCourseFile) return { problem: courseFileProblems.large(largestCourseFile) };
  const parsedDocument = parsedJson(text);
  if (parsedDocument === undefined)
    return { problem: text.includes(courseFileFormat) ? courseFileProblems.broken : courseFileProblems.foreign };
  const headed = heading.safeParse(parsedDocument);
  if (!headed.success) return { problem: courseFileProblems.foreign };
  if (headed.data.version > courseFileVersion) return { problem: courseFileProblems.newer };
  const whole = courseFile.safeParse(parsedDocument);
  return whole.success ? { course: whole.data.course } : { problem: courseFileProblems.broken };
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\u{feff}/u, ""));
  } catch {
    return undefined;
  }
}
