// A generation under a failing model: through the real handler and the real openai client, with a stand-in of its own
// and time limits that are short enough to wait for.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { generateCourseOutline } from "../../functions/src/index";
import { database } from "../../functions/src/firestore/database";
import { startLanguageModel } from "../../local/stand-ins/language-model/language-model";
import type { StandIn } from "../../local/stand-ins/shared/stand-in";
import type { TextChunk } from "../../src/domain/callables";
import { modelFailures } from "../../src/domain/course/words";
import { paths, serverPaths } from "../../src/domain/kernel/collections";
import { refusalOf } from "../support/suite/caller";
import { runAgainstSuite } from "../support/suite/in-process";
import { runCallable, visitorCaller } from "../support/suite/in-process-call";

interface GenerationResult {
  answer?: { outline: string };
  failure?: { code: string; details: { sentence: string; incomplete?: boolean } };
  arrived: string;
  restarts: number;
}

const settings = { MODEL_TIMEOUT_SECONDS: "4", MODEL_STALL_SECONDS: "1" };

let model: StandIn;
let otherModel: StandIn;

beforeAll(async () => {
  model = await startLanguageModel({ port: 0, chunkDelayMs: 1 });
  otherModel = await startLanguageModel({ port: 0, chunkDelayMs: 1 });
  runAgainstSuite(settings);
});
beforeEach(() => {
  process.env.OPENAI_BASE_URL = `${model.url}/v1`;
});
afterAll(async () => {
  await model.close();
  await otherModel.close();
});

// The handler takes the response as well, which the type of `run` does not say.
const runGenerateCourseOutline = generateCourseOutline.run.bind(generateCourseOutline) as unknown as (
  request: object,
  response: object,
) => Promise<{ outline: string }>;

async function generateOutline(
  topic: string,
  { signal = new AbortController().signal, ...more }: { signal?: AbortSignal; generationId?: string } = {},
): Promise<GenerationResult> {
  let arrived = "";
  let restarts = 0;
  const sendChunk = ({ text, restart }: TextChunk) => {
    if (restart) restarts += 1;
    arrived = restart ? text : arrived + text;
    return Promise.resolve(true);
  };
  const request = { data: { topic, ...more }, rawRequest: { headers: {}, ip: "127.0.0.1" }, acceptsStreaming: true };
  try {
    return { answer: await runGenerateCourseOutline(request, { sendChunk, signal }), arrived, restarts };
  } catch (error) {
    return { failure: error as NonNullable<GenerationResult["failure"]>, arrived, restarts };
  }
}

async function setGeneratorFault(kind: string, more: object = {}): Promise<void> {
  const response = await fetch(`${model.url}/faults`, { method: "POST", body: JSON.stringify({ kind, ...more }) });
  expect(response.ok).toBe(true);
}

async function standInJson(standIn: StandIn, path: string): Promise<unknown> {
  return (await fetch(`${standIn.url}${path}`)).json();
}

describe("a passing fault is overcome", () => {
  test.each(["status-429", "status-500", "length", "no-structure"])(
    "%s once still gives a whole outline",
    async (kind) => {
      await setGeneratorFault(kind);
      const { answer, arrived } = await generateOutline(`Passing ${kind}`);
      expect(answer?.outline).toMatch(/Module 1:/);
      expect(arrived).toBe(answer?.outline);
    },
  );

  test("a text without structure is thrown away at the listener before the second try", async () => {
    await setGeneratorFault("no-structure");
    expect((await generateOutline("Thrown away")).restarts).toBe(1);
  });
});

test("time may pass while a model thinks for longer than it may fall silent", async () => {
  const match = "Thought about";
  runAgainstSuite({ ...settings, MODEL_TIMEOUT_SECONDS: "20", OPENAI_BASE_URL: `${model.url}/v1` });
  await setGeneratorFault("thinks", { seconds: 1.5, match });
  const { answer } = await generateOutline(match);
  runAgainstSuite(settings);
  expect(answer?.outline).toMatch(/Module 1:/);
});

// All of them wait for time to pass, so they do it together.
describe.concurrent("time", () => {
  test("is not spent on a server that asks for more patience than a generation has", async () => {
    const match = "Asked to wait";
    // The package follows such a wish up to a minute, which is longer than a test may take.
    await setGeneratorFault("status-429", { seconds: 59, match });
    const { failure } = await generateOutline(match);
    expect(failure?.details.sentence).toBe(modelFailures.slow);
  });

  test("is shared by all answers of one generation: a second, better one does not get it anew", async () => {
    const match = "Twice";
    await setGeneratorFault("no-structure", { seconds: 2.3, match });
    await setGeneratorFault("thinks", { seconds: 2.3, match });
    const { failure } = await generateOutline(match);
    expect(failure?.details.sentence).toBe(modelFailures.slow);
  });

  test.each([
    ["status-429", "resource-exhausted", modelFailures.busy, false],
    ["status-500", "unavailable", modelFailures.unavailable, false],
    ["timeout", "deadline-exceeded", modelFailures.slow, false],
    ["thinks", "deadline-exceeded", modelFailures.slow, false],
    ["slow", "deadline-exceeded", modelFailures.overtime, true],
    ["never-ends", "deadline-exceeded", modelFailures.overtime, true],
    ["retired", "internal", modelFailures.retired, false],
    ["unknown-model", "internal", modelFailures.unknownModel, false],
    ["key-refused", "internal", modelFailures.keyRefused, false],
    ["no-credit", "internal", modelFailures.unpaid, false],
    ["stall", "deadline-exceeded", modelFailures.stalled, true],
    ["cut", "unavailable", modelFailures.cut, true],
    ["length", "out-of-range", modelFailures.tooLong, true],
    ["empty", "unavailable", modelFailures.empty, false],
    ["no-structure", "aborted", /without modules/, true],
  ])("that a lasting %s takes ends in a sentence", async (kind, code, sentence, incomplete) => {
    const topic = `Lasting ${kind}`;
    await setGeneratorFault(kind, { times: 20, match: topic, ...(/429|credit/.test(kind) && { seconds: 0.1 }) });
    const { answer, failure, arrived } = await generateOutline(topic);
    expect(answer).toBeUndefined();
    expect(failure?.code).toBe(code);
    expect(failure?.details.sentence).toMatch(sentence);
    expect(failure?.details.incomplete ?? false).toBe(incomplete);
    expect(arrived !== "").toBe(incomplete);
  });
});

test("a caller who leaves ends the request to the model", async () => {
  await setGeneratorFault("slow");
  const leaving = new AbortController();
  const generation = generateOutline("Leaving early", { signal: leaving.signal });
  await expect.poll(() => standInJson(model, "/stats")).toMatchObject({ active: 1 });
  leaving.abort();
  await generation;
  await expect
    .poll(() => standInJson(model, "/stats"))
    .toMatchObject({ active: 0, aborted: expect.any(Number) as number });
});

const runningAs = (generationId: string) => database.doc(serverPaths.runningGeneration(generationId));

test("Stop ends the request to the model, although the connection of the caller stays", async () => {
  const generationId = randomUUID();
  runAgainstSuite({ ...settings, MODEL_TIMEOUT_SECONDS: "20", OPENAI_BASE_URL: `${model.url}/v1` });
  await setGeneratorFault("never-ends");
  const generation = generateOutline("Stopped", { generationId });
  await expect.poll(() => standInJson(model, `/stats?match=${generationId}`)).toMatchObject({ active: 1 });
  // It is announced after it was admitted.
  await expect
    .poll(() => runCallable("stopGeneration", { generationId }, visitorCaller, "203.0.113.21"))
    .toEqual({ stopped: true });
  expect((await generation).failure?.code).toBe("cancelled");
  runAgainstSuite(settings);
  await expect.poll(() => standInJson(model, `/stats?match=${generationId}`)).toMatchObject({ active: 0, aborted: 1 });

  await expect.poll(async () => (await runningAs(generationId).get()).exists).toBe(false);
  const again = await generateOutline("Asked for again", { generationId });
  expect(again.failure, "under the name of a stopped text").toBeUndefined();
});

test("no caller writes anything by stopping a text that is not there, or stops without an end", async () => {
  const generationId = randomUUID();
  const stop = () => runCallable("stopGeneration", { generationId }, visitorCaller, "203.0.113.22");
  runAgainstSuite({ ...settings, GENERATIONS_PER_ADDRESS_PER_DAY: "3" });
  for (let nth = 0; nth < 3; nth++) expect(await stop()).toEqual({ stopped: false });
  expect((await refusalOf(stop())).code).toBe("resource-exhausted");
  expect((await runningAs(generationId).get()).exists).toBe(false);
  runAgainstSuite(settings);
});

test("the name that the browser gave a text is the one that the model's server gets", async () => {
  const generationId = randomUUID();
  await generateOutline("Named", { generationId });
  const requests = (await standInJson(model, `/requests?match=${generationId}`)) as object[];
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({ max_completion_tokens: 16_000, reasoning_effort: "none" });
});

test("of half a character, as a cut emoji leaves it, the model gets a mark in its place", async () => {
  await generateOutline("Half \ud83d a character");
  const marked = encodeURIComponent("Half \ufffd a character");
  expect(await standInJson(model, `/requests?match=${marked}`)).toHaveLength(1);
});

test("a blank effort is not sent, nor a limit of nothing", async () => {
  runAgainstSuite({ MODEL_REASONING_EFFORT: "", MODEL_MAX_TOKENS: "0", OPENAI_BASE_URL: `${model.url}/v1` });
  await generateOutline("Unreasoned");
  runAgainstSuite(settings);
  const requests = (await standInJson(model, "/requests?match=Unreasoned")) as object[];
  expect(requests[0]).not.toHaveProperty("reasoning_effort");
  expect(requests[0]).not.toHaveProperty("max_completion_tokens");
});

test("a site for a small model asks for the structure only, and says so with the text", async () => {
  runAgainstSuite({ ...settings, MODEL_PROMPTS: "short", OPENAI_BASE_URL: `${model.url}/v1` });
  const { answer } = await generateOutline("Shortly asked");
  runAgainstSuite({ ...settings, MODEL_PROMPTS: "full", OPENAI_BASE_URL: `${model.url}/v1` });
  expect(answer).toMatchObject({ promptForm: "short" });
  const [request] = (await standInJson(model, "/requests?match=Shortly%20asked")) as [
    { messages: { content: string }[] },
  ];
  expect(request.messages.map(({ content }) => content.length / 4).filter((tokens) => tokens > 300)).toEqual([]);
  expect((await generateOutline("Fully asked")).answer).not.toHaveProperty("promptForm");
});

test("a server whose window has cut the request is told by the site's health", async () => {
  await setGeneratorFault("small-window");
  await generateOutline("Cut at its beginning");
  expect((await database.doc(paths.modelHealth).get()).get("cutAt")).toBeTruthy();
});

test("with another base URL the outline comes from there", async () => {
  process.env.OPENAI_BASE_URL = `${otherModel.url}/v1`;
  const { answer } = await generateOutline("Elsewhere");
  expect(answer?.outline).toContain("Elsewhere");
  expect(await standInJson(otherModel, "/requests?match=Elsewhere")).toHaveLength(1);
  expect(await standInJson(model, "/requests?match=Elsewhere")).toHaveLength(0);
});
