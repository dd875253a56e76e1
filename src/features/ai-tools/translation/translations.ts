// Making a translation of the course that is open, and going on with it. The texts are written one by one, by the same
// run that writes what a course lacks.
import { languageTag } from "../../../domain/course/languages";
import { newCourse } from "../../../domain/course/library/course";
import type { CourseText } from "../../../domain/course/spine/course-texts";
import { courseTexts } from "../../../domain/course/spine/course-texts";
import { openTranslations, twinDraft, twinTitle } from "../../../domain/course/translation/twin";
import { translationWords } from "../../../domain/course/translation/words";
import { currentTime } from "../../../browser/current-time";
import { useCourseDraft } from "../course/course-draft";
import { writeMissingTexts, type TextToWrite } from "../course/missing-texts";
import { useOriginal } from "../course/original";
import { addCourse, newId, openOne } from "../courses/course-actions";

/** The translation that begins as soon as its original is there, and the most texts of it. */
let begunTranslation: { id: string; most: number } | undefined;

/** Makes a translation and opens it. Returns why not. */
export async function translateCourse(language: string, most: number): Promise<string | undefined> {
  const { course, business } = openOne();
  const tag = languageTag(language);
  if (language.trim() === "") return translationWords.languageMissing;
  if (tag !== undefined && courseTexts(course.draft).some(({ text }) => (text?.language ?? "en") === tag))
    return translationWords.sameLanguage;
  const twin = newCourse(newId(), currentTime(), twinDraft(course, language.trim()));
  begunTranslation = { id: twin.id, most };
  return addCourse({ ...twin, title: twinTitle(course, language.trim()) }, business);
}

/** Begins the translation that was asked for by the press before; nothing after a reload. */
export function beginTranslation(): void {
  const { id, status } = useCourseDraft.getState();
  if (status !== "ready" || begunTranslation?.id !== id) return;
  const { most } = begunTranslation;
  begunTranslation = undefined;
  void writeMissingTexts(most, translationsNow);
}

export function translationsNow(): TextToWrite[] {
  return openNow();
}

/** Translates one text again that is older than its original. */
export function translateAgain(text: Pick<CourseText, "tool" | "module">): Promise<void> {
  const again = () => openNow(text);
  return writeMissingTexts(again().length, again);
}

function openNow(again?: Pick<CourseText, "tool" | "module">): TextToWrite[] {
  const { course } = useOriginal.getState();
  return course ? openTranslations(course.draft, useCourseDraft.getState().draft, again) : [];
}
