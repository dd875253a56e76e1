// The last round's answer to a question about a lasting fact. The next round begins with it in the field, and has no
// answer until the business has confirmed or changed it: only then is it stored, counted, reviewed and sent.
import { isAnswered } from "../answers/answers";
import type { AnswerRecord, Question } from "../questionnaire/question";
import { answerTo } from "../questionnaire/questionnaire";

/** Undefined if there is a new answer, or none to confirm. */
export function carriedAnswer(question: Question, answer: unknown, before: AnswerRecord | undefined): unknown {
  if (!question.lasting || isAnswered(answer)) return undefined;
  const then = answerTo(question, before);
  return isAnswered(then) ? then : undefined;
}
