// The assessment as a whole: the five question steps in order, and the ways to walk through their questions. What is
// visible is decided here and nowhere else.
import { isRecord } from "../../kernel/records";
import type { AnswerRecord, Question, Section, Step, When } from "./question";
import { currentFuture } from "./current-future";
import { development } from "./development";
import { drivers } from "./drivers";
import { strategy } from "./strategy";
import { teams } from "./teams";

/** The question steps by the key that their answers have in `progressData`, in the order in which they are asked. */
export const questionnaire = {
  "0": strategy,
  "1": drivers,
  "2": teams,
  "3": currentFuture,
  "4": development,
} as const satisfies Record<string, Step>;

export type StepKey = keyof typeof questionnaire;

/**
 * Kept with each round of answers: one more whenever the meaning of a question or of its answers changes, so that
 * two rounds are compared only in what both have asked.
 */
export const questionnaireVersion = 1;

export const stepKeys = ["0", "1", "2", "3", "4"] as const satisfies readonly StepKey[];

/** A step as the walks see it, without the literal types of its questions. */
export function stepOf(key: StepKey): Step {
  return questionnaire[key];
}

/** A question where it stands: how deep below the question that reveals it, and in which section. */
export interface PlacedQuestion {
  readonly question: Question;
  readonly depth: number;
  readonly section: Section;
}

/** Returns the path of an answer within its step or team: `["missionClarity"]`, `["supportAreas", "Talent/HR"]`. */
export function fieldPath(id: string): readonly string[] {
  const dot = id.indexOf(".");
  return dot === -1 ? [id] : [id.slice(0, dot), id.slice(dot + 1)];
}

/** The answer to a question in the answers of its step or, where the step repeats, of one entry. */
export function answerTo(question: Question, answers: AnswerRecord | undefined): unknown {
  return fieldPath(question.id).reduce<unknown>(
    (within, segment) => (isRecord(within) ? within[segment] : undefined),
    answers,
  );
}

/** Tells whether an answer reveals its follow-up questions; no answer and "unknown" reveal none. */
export function reveals(when: When, answer: unknown): boolean {
  if ("is" in when) return answer === when.is;
  if ("includes" in when) return Array.isArray(answer) && answer.includes(when.includes);
  const rating = ratingOf(answer);
  if (rating === undefined) return false;
  return "atMost" in when ? rating <= when.atMost : rating >= when.atLeast;
}

/** A stored rating as a number from 1 to 5; undefined for everything else, "unknown" included. */
export function ratingOf(answer: unknown): number | undefined {
  return typeof answer === "string" && /^[1-5]$/.test(answer) ? Number(answer) : undefined;
}

/** Every question of a step, follow-ups right behind the question that reveals them. */
export function allQuestions(step: Step): PlacedQuestion[] {
  return step.sections.flatMap((section) => placedQuestions(section, section.questions, 0, () => true));
}

/** The questions that these answers (of the step, or of one entry where the step repeats) leave visible. */
export function visibleQuestions(step: Step, answers: AnswerRecord | undefined): PlacedQuestion[] {
  return step.sections.flatMap((section) =>
    placedQuestions(section, section.questions, 0, ({ when }, question) => reveals(when, answerTo(question, answers))),
  );
}

/** Finds a question of a step by its id, however deep it is nested. */
export function questionOf(step: Step, id: string): Question | undefined {
  return allQuestions(step).find(({ question }) => question.id === id)?.question;
}

type Opens = (reveal: NonNullable<Question["reveals"]>, question: Question) => boolean;

function placedQuestions(
  section: Section,
  questions: readonly Question[],
  depth: number,
  opens: Opens,
): PlacedQuestion[] {
  return questions.flatMap((question) => {
    const reveal = question.reveals;
    const followUps = reveal && opens(reveal, question) ? placedQuestions(section, reveal.ask, depth + 1, opens) : [];
    return [{ question, depth, section }, ...followUps];
  });
}
