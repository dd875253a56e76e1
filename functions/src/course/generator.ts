// One generation from request to checked text. A missing structure is asked for once more; after that the person is
// told.
import { callables } from "../../../src/domain/callables";
import { structureProblem } from "../../../src/domain/course/structure";
import type { GeneratorName } from "../../../src/domain/course/tools";
import { callable, type Call } from "../callable/callable";
import { openaiApiKey } from "../config";
import { failure } from "../callable/failure";
import type { Message, ModelText } from "../language-model/language-model";
import { generateWithinQuota, generateWhole, type Listener } from "../language-model/writing";
import { consumeGenerationQuota } from "../limits/generation-limit";
import { generatorPrompts } from "./prompts";
import { conversationFor } from "./conversation";

type ResponseKey = "outline" | "studyMaterial" | "lessonContent" | "storyboard" | "assessment";

/** Publishes a generator whose text is answered under `key`. */
export function generator<N extends GeneratorName>(name: N, key: ResponseKey) {
  return callable(name, { secrets: [openaiApiKey], timeoutSeconds: 90 }, async (call) => {
    const { text, model } = await generateText(call);
    const answer = { [key]: text, model, writtenAt: new Date().toISOString() };
    return callables[name].response.parse(answer) as never;
  });
}

function generateText(call: Call<GeneratorName>): Promise<ModelText> {
  return generateWithinQuota(consumeGenerationQuota(call.rawRequest), call, (listener) =>
    generateWithStructure(call, listener),
  );
}

async function generateWithStructure(call: Call<GeneratorName>, listener: Omit<Listener, "name">): Promise<ModelText> {
  const messages = conversationFor(call.name, call.request);
  const first = await generateWhole(messages, listener);
  const prompt = generatorPrompts[call.name];
  if (call.request.section || !("structureReminder" in prompt) || !structureProblem(call.name, first.text))
    return first;

  await listener.send({ text: "", restart: true });
  const reminder: Message = { role: "user", content: prompt.structureReminder };
  const second = await generateWhole([...messages, { role: "assistant", content: first.text }, reminder], listener);
  const problem = structureProblem(call.name, second.text);
  if (problem) throw failure("data-loss", problem, { incomplete: true });
  return second;
}
