// A course in the parts that a database stores by themselves. What is kept in a browser is whole.
import { newCourse, type Course } from "./course";
import { courseHeadOf, withParts, type CourseHead } from "./merge";
import { keptTexts, textKey, type KeptText } from "./texts";

export type CoursePart = KeptText | CourseHead;

export function isText(part: CoursePart): part is KeptText {
  return "tool" in part;
}

function isHead(part: CoursePart): part is CourseHead {
  return !isText(part);
}

/** The same for each part of a course, wherever it is stored. */
export function partKey(part: CoursePart): string {
  return isText(part) ? textKey(part) : "";
}

/** By their keys; the head comes last. */
export function coursePartsOf(course: Course): Map<string, CoursePart> {
  const parts = [...keptTexts(course.draft).values(), courseHeadOf(course)];
  return new Map(parts.map((part) => [partKey(part), part]));
}

export function courseOfParts(id: string, parts: readonly CoursePart[]): Course {
  const empty = newCourse(id, new Date(0));
  return withParts(empty, parts.find(isHead) ?? courseHeadOf(empty), parts.filter(isText));
}
