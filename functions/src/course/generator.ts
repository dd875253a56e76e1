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

/** Publishes the generator of a tool. */
export function generator<N extends GeneratorName>({ callable: name, key }: Tool<N>) {
  return callable(name, { secrets: [openaiApiKey], timeoutSeconds: 90 }, async (call) => {
    const { text, model } = await generateText(call);
    const answer = { [key]: text, model, writtenAt: new Date().toISOString() };
    return callables[name].response.parse(answer) as CallableResponse<N>;
  });
}

function generateText(call: Call<GeneratorName>): Promise<ModelText> {
  return sendWithinQuota(consumeGenerationQuota(call.rawRequest), call, (left) => structuredText(call, left));
}

async function* structuredText({ name, request }: Call<GeneratorName>, left: AbortSignal): AsyncGenerator<TextChunk> {
  const messages = conversationFor(name, request);
  const first = yield* wholeAnswer(messages, left);
  const prompt = generatorPrompts[name];
  if (request.section || !("structureReminder" in prompt) || !structureProblem(name, first)) return;

  yield { text: "", restart: true };
  const reminder: Message = { role: "user", content: prompt.structureReminder };
  const second = yield* wholeAnswer([...messages, { role: "assistant", content: first }, reminder], left);
  const problem = structureProblem(name, second);
  if (problem) throw failure("data-loss", problem, { incomplete: true });
}
