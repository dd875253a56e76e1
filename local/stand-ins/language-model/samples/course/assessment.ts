import type { Brief } from "../../request";
import { questions, type SampleQuestion } from "./assessment-questions";
import { scenarioFor } from "../scenario";
import { countIn, fill, paragraphs, seedOf, shuffled } from "../wording";

/** Multiple-choice questions from easier to harder, each with four options, "Answer: B" and "Reason: ...". */
export function writeAssessment(brief: Brief): string {
  const seed = seedOf(brief);
  const count = Math.min(countIn(brief.length, seed, [8]), questions.length);
  const chosen = shuffled([...questions.keys()], seed)
    .slice(0, count)
    .sort((one, other) => one - other);
  return paragraphs(
    `# Assessment: ${brief.module}`,
    `${count} questions on ${brief.topic} for ${brief.audience}, at ${brief.level} level. Exactly one option is right; 80 percent is a good result.`,
    ...chosen.map((at, position) =>
      writeQuestion(questions[at] ?? questions[0], position + 1, brief.topic, `${seed}|${at}`),
    ),
  );
}

function writeQuestion(question: SampleQuestion, number: number, topic: string, seed: string): string {
  const options = shuffled([question.right, ...question.wrong], seed);
  return [
    `${number}. ${fill(question.ask, { topic, ...scenarioFor(seed) })}`,
    ...options.map((option, at) => `   ${"ABCD".charAt(at)}. ${option}`),
    `   Answer: ${"ABCD".charAt(options.indexOf(question.right))}`,
    `   Reason: ${question.reason}`,
  ].join("\n");
}
