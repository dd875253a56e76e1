import type { SampleRequest } from "../../request";
import { seedOf } from "../wording";
import { writeQuestion } from "./assessment";
import { sampleQuestions } from "./assessment-questions";

/** Another question in the place of the one that is quoted, which keeps its number and does not come again. */
export function writeQuestionAgain(request: SampleRequest): string {
  const number = Number(/^\W*(\d+)[.)]/m.exec(request.prompt)?.[1] ?? 1);
  const others = sampleQuestions.filter(({ reason }) => !request.prompt.includes(reason));
  const seed = `${seedOf(request)}|${number}`;
  return writeQuestion(others[number % others.length] ?? sampleQuestions[0], number, request.topic, seed);
}
