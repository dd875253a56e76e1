// The words of a question that cannot be kept in its text yet, such as an option without words: they outlast the page.
import * as z from "zod/mini";
import { questionsOf, type QuizQuestion } from "../../../domain/course/questions";
import { canonicalText } from "../../../domain/kernel/records";
import { draftPlaces, type DraftPlace } from "../../../browser/draft-places";
import { storedValue } from "../../../browser/stored-value";
import { currentSession } from "../../../firebase/sdk/session";
import { useCourseDraft } from "../course/course-draft";

export const questionDraft = z.object({
  /** The question as the text has it. */
  of: z.string(),
  typed: z.object({
    text: z.string(),
    options: z.array(z.string()),
    answer: z.int().check(z.nonnegative()),
    reason: z.string(),
    optionReasons: z.optional(z.array(z.string())),
    objectives: z.optional(z.array(z.string())),
  }),
});

/** The place of the open course's; a course that the staff reads belongs to a client, and stays in the tab. */
export function placeOfQuestion(about: string): DraftPlace {
  const session = currentSession();
  const isStaff = session.status === "signed-in" && session.role !== undefined;
  return draftPlaces.question(isStaff, useCourseDraft.getState().id, about);
}

/** The same for the same words, wherever it was read. */
export function toldQuestion(question: QuizQuestion | undefined): string {
  return canonicalText(question ?? null);
}

/** The place among the questions of the one that was left with such words; undefined where the text has it no more. */
export function leftQuestion(about: string, assessment: string): number | undefined {
  const { store, key } = placeOfQuestion(about);
  const left = storedValue(store, key, questionDraft).read();
  if (!left) return undefined;
  const index = questionsOf(assessment).findIndex((question) => toldQuestion(question) === left.of);
  return index < 0 ? undefined : index;
}
