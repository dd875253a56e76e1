// A course as a file: JSON that says what it is and in which version, so that it can be opened here, in another browser
// or in years, and so that anything else is refused before it changes something.
import * as z from "zod/mini";
import { course, type Course } from "./course";
import { courseFileProblems } from "./words";

const format = "waymark-course";
const version = 1;

/** The ending of its name, and its type. */
export const courseFileEnding = "course.json";
export const courseFileType = "application/json";

/** In bytes; a course with all its earlier results has two. */
export const largestCourseFile = 10_000_000;

const heading = z.object({ format: z.literal(format), version: z.number() });
const courseFile = z.extend(heading, { about: z.string(), savedAt: z.iso.datetime(), course });

export function courseFileOf(saved: Course, now: Date): string {
  const about =
    "A course of the AI tools, with its texts and their earlier results. It can be opened in “Your courses”.";
  return JSON.stringify({ format, version, about, savedAt: now.toISOString(), course: saved }, null, 1);
}

export type OpenedCourseFile = { course: Course } | { problem: string };

export function courseInFile(text: string): OpenedCourseFile {
  if (text.length > largestCourseFile) return { problem: courseFileProblems.large(largestCourseFile) };
  const parsedDocument = parsedJson(text);
  if (parsedDocument === undefined)
    return { problem: text.includes(format) ? courseFileProblems.broken : courseFileProblems.foreign };
  const headed = heading.safeParse(parsedDocument);
  if (!headed.success) return { problem: courseFileProblems.foreign };
  if (headed.data.version > version) return { problem: courseFileProblems.newer };
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
