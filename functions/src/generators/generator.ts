// One generation from request to checked text. What a model does wrong most often is mended once (a text cut at the
// length limit is continued, a missing structure is asked for again); after that the person gets an honest sentence.
import { HttpsError } from "firebase-functions/v2/https";
import { callables, type TextChunk } from "../../../src/domain/callables";
import { structureProblem } from "../../../src/domain/course/structure";
import { callable, type Call } from "../callable";
import { modelConfig, openaiApiKey } from "../config";
import { failure } from "../failure";
import { converse, type Message, type Written } from "../language-model/language-model";
import { modelFailureOf, ModelFailure } from "../language-model/model-failure";
import { countGeneration } from "../limits/generation-limit";
import { log } from "../log";
import type { GeneratorName } from "../../../src/domain/course/tools";
import { briefs } from "./briefs";
import { conversationFor } from "./conversation";

type ResponseKey = "outline" | "studyMaterial" | "lessonContent" | "storyboard" | "assessment";

const goOn =
  "Your answer was cut off at the length limit. Go on from exactly where it stopped; repeat nothing and add no remark.";

/** Publishes a generator whose text is answered under `key`. */
export function generator<N extends GeneratorName>(name: N, key: ResponseKey) {
  return callable(name, { secrets: [openaiApiKey], timeoutSeconds: 90 }, async (call) => {
    const started = Date.now();
    const { text, model } = await withinLimits(call);
    log.generated(name, text.length, Date.now() - started);
    const answer = { [key]: text, model, writtenAt: new Date().toISOString() };
    return callables[name].response.parse(answer) as never;
  });
}

/**
 * Counts and generates at the same time, because the person waits for the first word; but no word goes out before the
 * count has allowed it, and a refusal gives up the request to the model at once.
 */
async function withinLimits(call: Call<GeneratorName>): Promise<Written> {
  const refused = new AbortController();
  const counted = countGeneration(call.rawRequest).catch((error: unknown) => {
    refused.abort();
    throw error;
  });
  const allowed: Call<GeneratorName> = {
    ...call,
    signal: AbortSignal.any([call.signal, refused.signal]),
    send: async (chunk) => {
      await counted;
      await call.send(chunk);
    },
  };
  const [, written] = await Promise.all([counted, generated(allowed)]);
  return written;
}

async function generated(call: Call<GeneratorName>): Promise<Written> {
  let arrived = false;
  const send = async ({ model, ...chunk }: TextChunk) => {
    await call.send(arrived || model === undefined ? chunk : { ...chunk, model });
    arrived = chunk.text !== "";
  };
  try {
    return await withStructure(call, send);
  } catch (error) {
    if (call.signal.aborted) throw failure("cancelled", "The call was given up by its caller.");
    if (error instanceof HttpsError) throw error;
    const modelFailure = modelFailureOf(error, arrived);
    log.modelFailed(call.name, modelFailure.reason, modelFailure.cause);
    throw modelFailure.forTheCaller(arrived);
  }
}

type Send = (chunk: TextChunk) => Promise<void>;

async function withStructure(call: Call<GeneratorName>, send: Send): Promise<Written> {
  const messages = conversationFor(call.name, call.request);
  const first = await withContinuation(call, messages, send);
  const brief = briefs[call.name];
  if (call.request.section || !("structureReminder" in brief) || !structureProblem(call.name, first.text)) return first;

  await send({ text: "", restart: true });
  const reminder: Message = { role: "user", content: brief.structureReminder };
  const second = await withContinuation(
    call,
    [...messages, { role: "assistant", content: first.text }, reminder],
    send,
  );
  const problem = structureProblem(call.name, second.text);
  if (problem) throw failure("data-loss", problem, { incomplete: true });
  return second;
}

async function withContinuation(call: Call<GeneratorName>, messages: Message[], send: Send): Promise<Written> {
  const listen = { signal: call.signal, onText: (text: string, model: string) => send({ text, model }) };
  const config = modelConfig();
  const first = await converse({ messages, ...listen }, config);
  if (first.end === "whole") return first;
  const rest = await converse(
    { messages: [...messages, { role: "assistant", content: first.text }, { role: "user", content: goOn }], ...listen },
    config,
  );
  if (rest.end === "length") throw new ModelFailure("tooLong");
  return { ...rest, text: first.text + rest.text };
}
