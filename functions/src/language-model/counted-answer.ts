import { recordTokens } from "../limits/token-budget";
import type { Generation } from "./generation";
import { converse, type AnswerSoFar, type Message, type ModelText } from "./language-model";
import { ModelFailure } from "./model-failure";
import { recordAnswerEnd } from "./model-health";

/** One answer of the model. However it ends, its tokens are counted and its end is recorded. */
export async function* countedAnswer(messages: Message[], generation: Generation): AsyncGenerator<ModelText, string> {
  const answer: AnswerSoFar = { hasBegun: false, text: "" };
  let end: Parameters<typeof recordAnswerEnd>[0] | undefined;
  try {
    const whole = yield* converse(messages, generation, answer);
    end = "success";
    return whole;
  } catch (error) {
    if (error instanceof ModelFailure && !generation.left.aborted) end = error.reason;
    throw error;
  } finally {
    await Promise.all([
      answer.hasBegun && recordTokens(answer.tokens ?? estimatedTokens(messages, answer.text)),
      end && recordAnswerEnd(end),
    ]);
  }
}

/** About four characters are one token; for a server that does not count, and for an answer that broke off. */
function estimatedTokens(messages: Message[], answer: string): number {
  const asked = messages.map(({ content }) => (typeof content === "string" ? content : "")).join("");
  return Math.ceil((asked.length + answer.length) / 4);
}
