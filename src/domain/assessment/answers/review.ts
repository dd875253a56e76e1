// The answers as they are read again: on the review screen, by the consultant and in the prompt. Only what is visible
// is here; a follow-up that its question no longer reveals keeps its text in storage and stays out of sight.
import type { ProgressData } from "./answers";
import { answerInWords, entriesOf, entryName } from "./reading-answers";
import { type ProgressState, stepProgress } from "./step-progress";
import type { AnswerRecord, Question, Step } from "../questionnaire/question";
import { answerTo, type StepKey, stepKeys, stepOf, visibleQuestions } from "../questionnaire/questionnaire";

interface ReviewLine {
  readonly question: Question;
  /** The question's depth below others; 0 for one that is always asked. */
  readonly depth: number;
  /** In words; undefined when the question has not been answered. */
  readonly answer: string | undefined;
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

/** All five steps with their visible questions and what was answered to them; of the optional ones, only what was. */
export function review(progressData: ProgressData): ReviewedStep[] {
  return stepKeys.map((key) => {
    const step = stepOf(key);
    const groups = entriesOf(key, progressData).flatMap((answers) =>
      step.repeats === undefined ? sectionGroups(step, answers) : [entryGroup(step, step.repeats, answers)],
    );
    return { key, title: step.title, progress: stepProgress(key, progressData).progress, groups };
  });
}

function linesOf(step: Step, answers: AnswerRecord) {
  return visibleQuestions(step, answers).flatMap(({ section, question, depth }) => {
    const answer = answerInWords(question, answerTo(question, answers));
    return answer === undefined && question.optional ? [] : [{ section, line: { question, depth, answer } }];
  });
}

function sectionGroups(step: Step, answers: AnswerRecord): ReviewGroup[] {
  const lines = linesOf(step, answers);
  return step.sections.map((section) => ({
    heading: section.heading,
    lines: lines.filter((each) => each.section === section).map(({ line }) => line),
  }));
}

function entryGroup(step: Step, repeats: NonNullable<Step["repeats"]>, answers: AnswerRecord): ReviewGroup {
  const lines = linesOf(step, answers).map(({ line }) => line);
  return {
    heading: entryName(repeats, answers),
    lines: lines.filter(({ question }) => question.id !== repeats.namedBy),
  };
}
