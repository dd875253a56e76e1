import type { CourseDraft } from "../draft";
import { withoutObjectiveCodes, withoutObjectiveMarks } from "../reading/objective-marks";
import { bodyOf } from "../reading/text-lines";
import type { CourseSources } from "../sources/source";
import { withSourceNotes } from "../sources/source-notes";
import { courseWords } from "../words";
import { coursePart, modulesInOrder, titleOf, type DocumentPart, type FormatTime } from "./course-document";

/**
 * All lessons in the order of the course, for the person who teaches it, with notes of what they rest on; undefined
 * before the first one.
 */
export function trainersGuide(
  draft: CourseDraft,
  formatTime: FormatTime,
  sources?: CourseSources,
): DocumentPart[] | undefined {
  const written = sources && (({ text }: { text: string }) => notedText(text, sources));
  const lessons = modulesInOrder(draft).flatMap((module) =>
    coursePart(module, "lesson-content", draft["lesson-content"][module], formatTime, written),
  );
  if (lessons.length === 0) return undefined;
  return [{ markdown: `# ${courseWords.guideOf(titleOf(draft))}` }, ...lessons];
}

/** A text with a note for each paragraph that it cites. */
function notedText(text: string, sources: CourseSources): string {
  return withoutObjectiveMarks(withSourceNotes(withoutObjectiveCodes(bodyOf(text)).trim(), sources));
}
