// A course as a file: JSON that says what it is and in which version, so that it can be opened here, in another browser
// or in years, and so that anything else is refused before it changes something.
import type { Course } from "../course";
import { courseFileAbout } from "./words";

export const courseFileFormat = "waymark-course";
export const courseFileVersion = 1;

/** The ending of its name, and its type. */
export const courseFileEnding = "course.json";
export const courseFileType = "application/json";

export function courseFileOf(saved: Course, now: Date): string {
  const head = {
    format: courseFileFormat,
    version: courseFileVersion,
    about: courseFileAbout,
    savedAt: now.toISOString(),
  };
  return JSON.stringify({ ...head, course: saved }, null, 1);
}
