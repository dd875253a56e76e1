// The progress of a business. No answer is required to go on, so "done" is an invitation to move on, never a lock.
import { isAnswered, type ProgressData } from "./answers";
import { entriesOf } from "./reading-answers";
import type { Question } from "../questionnaire/question";
import { answerTo, type StepKey, stepKeys, stepOf, visibleQuestions } from "../questionnaire/questionnaire";

export type ProgressState = "open" | "started" | "done";

/** A visible question that needs an answer and has none; where the step repeats, with its team's place in the list. */
export interface Unanswered {
  readonly question: Question;
  readonly entry?: number;
}

export interface StepProgress {
  readonly progress: ProgressState;
  readonly answered: number;
  readonly unanswered: readonly Unanswered[];
}

/**
 * Returns the progress of a step: done after every visible question that is not optional is answered, in every team if
 * there are teams.
 */
export function stepProgress(key: StepKey, progressData: ProgressData): StepProgress {
  const step = stepOf(key);
  const asked = entriesOf(key, progressData).flatMap((answers, entry) =>
    visibleQuestions(step, answers).map(({ question }) => ({
      isAnswered: isAnswered(answerTo(question, answers)),
      place: step.repeats === undefined ? { question } : { question, entry },
    })),
  );
  const open = asked.filter((each) => !each.isAnswered);
  const answered = asked.length - open.length;
  const unanswered = open.map(({ place }) => place).filter(({ question }) => !question.optional);
  const progress = answered === 0 ? "open" : unanswered.length === 0 ? "done" : "started";
  return { progress, answered, unanswered };
}

/** Returns the numbers of answered and open questions, alike for every screen. No team at all is an open one. */
export function answeredCounts(progressData: ProgressData): { answered: number; open: number } {
  const steps = stepKeys.map((key) => stepProgress(key, progressData));
  return {
    answered: steps.reduce((sum, { answered }) => sum + answered, 0),
    open: steps.reduce((sum, { unanswered }) => sum + unanswered.length, 0) + (isWithoutTeam(progressData) ? 1 : 0),
  };
}

function isWithoutTeam(progressData: ProgressData): boolean {
  return stepKeys.some((key) => stepOf(key).repeats !== undefined && entriesOf(key, progressData).length === 0);
}

/** Tells whether there is anything to make a plan from. */
export function anythingAnswered(progressData: ProgressData): boolean {
  return stepKeys.some((key) => stepProgress(key, progressData).answered > 0);
}
