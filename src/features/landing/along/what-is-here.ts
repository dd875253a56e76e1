// Finds this browser's results that could be attached to an inquiry. It reads only the needed fields of a course.
import * as z from "zod/mini";
import type { Attachable } from "../../../domain/assessment/needs-check/attachment";
import { needsCheckAnswers } from "../../../domain/assessment/needs-check/needs-check";
import { course, courseId } from "../../../domain/course/library/stored-course";
import { optionalText } from "../../../domain/kernel/contact";
import { browserStore, keysOf } from "../../../browser/storage";
import { storedKeys } from "../../../browser/stored-keys";
import { parseStored } from "../../../browser/stored-value";

const place = z.object({ id: courseId });

export function whatIsHere(): Attachable {
  const ratings = parseStored(browserStore.getItem(storedKeys.needsCheck), needsCheckAnswers) ?? {};
  return { ...(Object.keys(ratings).length > 0 && { ratings }), course: courseToShow() };
}

/** The one that was opened last, or else the last that was begun; without an outline there is nothing to show. */
function courseToShow(): Attachable["course"] {
  const lastOpened = parseStored(browserStore.getItem(storedKeys.openCourse), place)?.id;
  const courses = keysOf(browserStore, storedKeys.courses).flatMap(
    (key) => parseStored(browserStore.getItem(key), course) ?? [],
  );
  const [first] = courses
    .filter(({ draft }) => draft["course-outline"])
    .sort((one, other) => Number(other.id === lastOpened) - Number(one.id === lastOpened) || other.order - one.order);
  return first && { topic: asSent(first.draft.topic), outline: asSent(first.draft["course-outline"]?.text ?? "") };
}

/** Returns the text as an inquiry would take it, so the shown text is the sent one. */
function asSent(text: string): string {
  return optionalText(Infinity).parse(text);
}
