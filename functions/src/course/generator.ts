// One generation from request to checked text. A missing structure is asked for once more; after that the person is
// told. All of its answers share one budget of time.
import { callables, type CallableResponse } from "../../../src/domain/callables";
import type { GenerationShare } from "../../../src/domain/course/request/generation-request";
import type { GeneratorName, Tool } from "../../../src/domain/course/tools";
import { functionSeconds } from "../../../src/domain/course/generation-time";
import { callable, type Call } from "../callable/callable";
import { asksInShort, mailKey, modelConfig, openaiApiKey } from "../config";
import { beginGeneration, type Generation } from "../language-model/generation";
import type { Message, ModelText } from "../language-model/language-model";
import { sendAnswer, sendWithinQuota, type SendPart } from "../language-model/writing";
import { admitGeneration } from "../limits/admission";
import { accountOfCaller } from "../accounts/caller-account";
import { allowedEvidence } from "./allowed-evidence";
import { structureMissed, keptAnswer } from "./checked-answer";
import { conversationFor } from "./conversation";
import { mendCitations } from "./mended-text";
import { questionByQuestion } from "./question-stream";
import { untilStopped } from "./stop-generation";

/** Publishes the generator of a tool. */
export function generator<N extends GeneratorName>({ callable: name, key }: Tool<N>) {
  return callable(name, { secrets: [openaiApiKey, mailKey], timeoutSeconds: functionSeconds }, async (call) => {
    const { text, model, share } = await generateText(call);
    const answer = { [key]: keptAnswer(call, begunBy(call) + text), model, writtenAt: new Date().toISOString() };
    const form = asksInShort() && { promptForm: "short" };
    return callables[name].response.parse({ ...answer, ...form, ...(share && { share }) }) as CallableResponse<N>;
  });
}

/** Returns the text that a continuation begins with: only the rest is streamed, but the answer is the whole. */
function begunBy({ request }: Call<GeneratorName>): string {
  return request.section || request.translate ? "" : (request.textSoFar ?? "");
}

async function generateText(call: Call<GeneratorName>): Promise<ModelText & { share: GenerationShare | undefined }> {
  const { auth, rawRequest, request } = call;
  const [evidence, account] = await Promise.all([allowedEvidence(auth, request.evidence), accountOfCaller(auth)]);
  const messages = conversationFor(call.name, request, evidence, asksInShort());
  const admission = admitGeneration(rawRequest, account);
  const text = await untilStopped(call, admission.mayAnswer, (signal) =>
    sendWithinQuota(admission, { ...call, signal }, (send, left) =>
      sendCited(call, messages, beginGeneration(call.correlationId, modelConfig(), left), send),
    ),
  );
  return { ...text, share: admission.share() };
}

/** Sends the text; one that cites is read again, and its wrong sentences are asked for once more. */
async function sendCited(
  call: Call<GeneratorName>,
  messages: Message[],
  generation: Generation,
  send: SendPart,
): Promise<void> {
  let text = "";
  await sendStructured(call, messages, generation, (part) => {
    text = part.restart ? part.text : text + part.text;
    return send(part);
  });
  await mendCitations({ call: call.name, sources: call.request.sources, messages, text, generation }, send);
}

async function sendStructured(
  call: Call<GeneratorName>,
  messages: Message[],
  generation: Generation,
  send: SendPart,
): Promise<void> {
  const { name, request } = call;
  const begun = begunBy(call);
  // An assessment goes out question by question, every other text as it comes. A translation keeps its right options.
  const answer = (asked: Message[], before: string) =>
    name === "generateAssessment" && !request.translate
      ? questionByQuestion(before, send, (sendPart) => sendAnswer(asked, generation, sendPart))
      : sendAnswer(asked, generation, send);
  const first = begun + (await answer(messages, begun));
  const problem = structureMissed(call, first);
  if (problem === undefined) return;
  if (begun) throw problem.refusal;

  await send({ text: "", restart: true });
  const reminder: Message = { role: "user", content: problem.reminder };
  const second = await answer([...messages, { role: "assistant", content: first }, reminder], "");
  const stillThere = structureMissed(call, second);
  if (stillThere !== undefined) throw stillThere.refusal;
}
