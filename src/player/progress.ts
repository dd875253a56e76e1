// The learner's progress in a course: the opened pages, and the chosen option of each question.

export interface CourseProgress {
  opened: boolean[];
  /** The index of an option; undefined where the question is not answered. */
  chosen: (number | undefined)[];
}

export interface Score {
  right: number;
  questions: number;
  /** Per cent, to two places: what is shown, compared and reported is the same number. */
  percent: number;
}

export type CourseOutcome = "incomplete" | "completed" | "passed" | "failed";

export function noProgress(pages: number, questions: number): CourseProgress {
  return { opened: Array<boolean>(pages).fill(false), chosen: Array<undefined>(questions).fill(undefined) };
}

export function questionsLeft({ chosen }: CourseProgress): number {
  return chosen.filter((option) => option === undefined).length;
}

export function pagesLeft({ opened }: CourseProgress): number {
  return opened.filter((isOpened) => !isOpened).length;
}

export function scoreOf({ chosen }: CourseProgress, answers: readonly number[]): Score {
  const right = answers.filter((answer, question) => chosen[question] === answer).length;
  const questions = answers.length;
  return { right, questions, percent: questions === 0 ? 0 : Math.round((right / questions) * 10_000) / 100 };
}

/** Without a mastery score reading is what counts, and there is nothing to pass. */
export function outcomeOf(
  progress: CourseProgress,
  answers: readonly number[],
  mastery: number | undefined,
): CourseOutcome {
  if (mastery === undefined || answers.length === 0) return pagesLeft(progress) === 0 ? "completed" : "incomplete";
  if (questionsLeft(progress) > 0) return "incomplete";
  return scoreOf(progress, answers).percent >= mastery ? "passed" : "failed";
}
