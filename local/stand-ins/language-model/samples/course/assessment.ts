import type { SampleRequest } from "../../request";
import { sampleQuestions, type SampleQuestion } from "./assessment-questions";
import { scenarioFor } from "../scenario";
import { countFromLength, fill, paragraphs, seedOf, inSampleOrder } from "../wording";

/** Multiple-choice questions from easier to harder, each with four options, "Answer: B" and "Reason: ...". */
export function writeAssessment(request: SampleRequest): string {
  const seed = seedOf(request);
  const count = Math.min(countFromLength(request.length, seed, [8]), sampleQuestions.length);
  const chosen = inSampleOrder([...sampleQuestions.keys()], seed)
    .slice(0, count)
    .sort((one, other) => one - other);
  return paragraphs(
    `# Assessment: ${request.module}`,
    `${count} questions on ${request.topic} for ${request.audience}, at ${request.level} level. Exactly one option is right; 80 percent is a good result.`,
    ...chosen.map((at, position) =>
      writeQuestion(sampleQuestions[at] ?? sampleQuestions[0], position + 1, request.topic, `${seed}|${at}`),
    ),
  );
}

export function writeQuestion(question: SampleQuestion, number: number, topic: string, seed: string): string {
  const options = inSampleOrder([question.right, ...question.wrong], seed);
  return [
    `${number}. ${fill(question.ask, { topic, ...scenarioFor(seed) })}`,
    ...options.map((option, at) => `   ${"ABCD".charAt(at)}. ${option}`),
    `   Answer: ${"ABCD".charAt(options.indexOf(question.right))}`,
    `   Reason: ${question.reason}`,
  ].join("\n");
}
