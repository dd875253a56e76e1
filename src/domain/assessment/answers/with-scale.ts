import type { Question } from "../questionnaire/question";

/** An answer in words with the scale of its rating, as a bare number would not say much. */
export function withScale(question: Question, answer: string): string {
  if (question.kind !== "rating" || !/^[1-5]$/.test(answer)) return answer;
  return `${answer} (1 = ${question.ends[0]}, 5 = ${question.ends[1]})`;
}
