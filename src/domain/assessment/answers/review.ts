// The answers as they are read again: on the review screen, by the consultant and in the prompt. Only what is visible
// is here; a follow-up that its question no longer reveals keeps its text in storage and stays out of sight.
import type { ProgressData } from "./answers";
import { answerInWords, entriesOf, entryName } from "./reading-answers";
import { type ProgressState, stepProgress } from "./step-progress";
import type { AnswerRecord, Question, Step } from "../questionnaire/question";
import type { FieldPath } from "./field-paths";
import { answerTo, fieldPath, type StepKey, stepKeys, stepOf, visibleQuestions } from "../questionnaire/questionnaire";

interface ReviewLine {
  readonly question: Question;
  /** The question's depth below others; 0 for one that is always asked. */
  readonly depth: number;
  /** In words; undefined when the question has not been answered. */
  readonly answer: string | undefined;
  /** The colleague who gave the answer; undefined for the contact. */
  readonly by?: string | undefined;
}

/** A section, or a team where the step repeats, under its heading or the team's name. */
export interface ReviewGroup {
  readonly heading: string;
  readonly lines: readonly ReviewLine[];
}

export interface ReviewedStep {
  readonly key: StepKey;
  readonly title: string;
  readonly progress: ProgressState;
  readonly groups: readonly ReviewGroup[];
}

/** Returns the colleague who gave the answer at a path. */
export type AuthorAt = (path: FieldPath) => string | undefined;

/**
 * All five steps with their visible questions and what was answered to them; of the optional ones, only what was. For
 * the authors of answers the teams have their ids.
 */
export function review(progressData: ProgressData, authorAt: AuthorAt = () => undefined): ReviewedStep[] {
  return stepKeys.map((key) => {
    const step = stepOf(key);
    const groups = entriesOf(key, progressData).flatMap((answers) =>
      step.repeats === undefined
        ? sectionGroups(step, answers, (path) => authorAt([key, ...path]))
        : [entryGroup(step, step.repeats, answers, inEntry(key, step.repeats.field, answers, authorAt))],
    );
    return { key, title: step.title, progress: stepProgress(key, progressData).progress, groups };
  });
}

function inEntry(key: StepKey, field: string, { id }: AnswerRecord, authorAt: AuthorAt): AuthorAt {
  return (path) => (typeof id === "string" ? authorAt([key, field, id, ...path]) : undefined);
}

function linesOf(step: Step, answers: AnswerRecord, authorAt: AuthorAt) {
  return visibleQuestions(step, answers).flatMap(({ section, question, depth }) => {
    const answer = answerInWords(question, answerTo(question, answers));
    if (answer === undefined && question.optional) return [];
    const by = answer === undefined ? undefined : authorAt(fieldPath(question.id));
    return [{ section, line: { question, depth, answer, ...(by !== undefined && { by }) } }];
  });
}

function sectionGroups(step: Step, answers: AnswerRecord, authorAt: AuthorAt): ReviewGroup[] {
  const lines = linesOf(step, answers, authorAt);
  return step.sections.map((section) => ({
    heading: section.heading,
    lines: lines.filter((each) => each.section === section).map(({ line }) => line),
  }));
}

function entryGroup(
  step: Step,
  repeats: NonNullable<Step["repeats"]>,
  answers: AnswerRecord,
  authorAt: AuthorAt,
): ReviewGroup {
  const lines = linesOf(step, answers, authorAt).map(({ line }) => line);
  return {
    heading: entryName(repeats, answers),
    lines: lines.filter(({ question }) => question.id !== repeats.namedBy),
  };
}
