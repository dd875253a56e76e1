// The last round's answer, shown beside the new one: only for questions that compare at a glance, and never before
// there is a new answer, because people follow a number that they see first.
import { isAnswered } from "../answers/answers";
import type { AnswerRecord, Question } from "../questionnaire/question";
import { optionInWords } from "../questionnaire/option-words";
import { answerTo } from "../questionnaire/questionnaire";
import { assessmentWords } from "../words";
import { lastTimeWords } from "./words";

/** Undefined where nothing is shown: not answered yet, not answered then, or nothing to compare at a glance. */
export function lastTimeOf(question: Question, answer: unknown, before: AnswerRecord | undefined): string | undefined {
  const then = before && answerTo(question, before);
  if (!isAnswered(answer) || !isAnswered(then) || typeof then !== "string") return undefined;
  const shown = shownAnswer(question, then);
  return shown === undefined ? undefined : lastTimeWords.lastTime(shown);
}

function shownAnswer(question: Question, then: string): string | undefined {
  switch (question.kind) {
    case "rating":
      return then === "unknown" ? question.unknown : then;
    case "yes-no":
      return then === "yes" ? assessmentWords.yes : assessmentWords.no;
    case "choice":
      return optionInWords(then);
    default:
      return undefined;
  }
}
