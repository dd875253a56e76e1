// One generation from request to checked text. A missing structure is asked for once more; after that the person is
// told.
import { callables, type CallableResponse, type TextChunk } from "../../../src/domain/callables";
import { structureProblem } from "../../../src/domain/course/structure";
import type { GeneratorName, Tool } from "../../../src/domain/course/tools";
import { callable, type Call } from "../callable/callable";
import { openaiApiKey } from "../config";
import { failure } from "../callable/failure";
import type { Message, ModelText } from "../language-model/language-model";
import { sendWithinQuota, wholeAnswer } from "../language-model/writing";
import { consumeGenerationQuota } from "../limits/generation-limit";
import { generatorPrompts } from "./prompts";
import { conversationFor } from "./conversation";
import { questionByQuestion } from "./question-stream";

/** Publishes the generator of a tool. */
export function generator<N extends GeneratorName>({ callable: name, key }: Tool<N>) {
  return callable(name, { secrets: [openaiApiKey], timeoutSeconds: 90 }, async (call) => {
    const { text, model } = await generateText(call);
    const answer = { [key]: begunBy(call) + text, model, writtenAt: new Date().toISOString() };
    return callables[name].response.parse(answer) as CallableResponse<N>;
  });
}

/** What was there already where a text is gone on with: only its rest is streamed, but the answer is the whole. */
function begunBy({ request }: Call<GeneratorName>): string {
  return request.section ? "" : (request.textSoFar ?? "");
}

function generateText(call: Call<GeneratorName>): Promise<ModelText> {
  return sendWithinQuota(consumeGenerationQuota(call.rawRequest), call, (left) => structuredText(call, left));
}

async function* structuredText(call: Call<GeneratorName>, left: AbortSignal): AsyncGenerator<TextChunk> {
  const { name, request } = call;
  const messages = conversationFor(name, request);
  const begun = begunBy(call);
  const first = begun + (yield* answerTo(name, wholeAnswer(messages, left), begun));
  const prompt = generatorPrompts[name];
  const missing = structureProblem(name, first);
  if (request.section || !("structureReminder" in prompt) || missing === undefined) return;
  if (begun) throw unstructured(missing);

  yield { text: "", restart: true };
  const reminder: Message = { role: "user", content: prompt.structureReminder };
  const again = wholeAnswer([...messages, { role: "assistant", content: first }, reminder], left);
  const second = yield* answerTo(name, again, "");
  const stillMissing = structureProblem(name, second);
  if (stillMissing !== undefined) throw unstructured(stillMissing);
}

/** An assessment goes out question by question, every other text as it comes. */
function answerTo(name: GeneratorName, answer: AsyncGenerator<ModelText, string>, begun: string) {
  return name === "generateAssessment" ? questionByQuestion(answer, begun) : answer;
}

function unstructured(problem: string) {
  return failure("data-loss", problem, { incomplete: true });
}
