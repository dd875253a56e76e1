// A course as a file: JSON that says what it is and in which version, so that it can be opened here, in another browser
// or in years, and so that anything else is refused before it changes something.
import type { Course } from "../course";

export const courseFileFormat = "waymark-course";
export const courseFileVersion = 1;

/** The ending of its name, and its type. */
export const courseFileEnding = "course.json";
export const courseFileType = "application/json";

export function courseFileOf(saved: Course, now: Date): string {
  const about =
    "A course of the AI tools, with its texts and their earlier results. It can be opened in “Your courses”.";
  const head = { format: courseFileFormat, version: courseFileVersion, about, savedAt: now.toISOString() };
  return JSON.stringify({ ...head, course: saved }, null, 1);
}
