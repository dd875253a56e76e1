// What becomes of a generation when the model fails: through the real handler and the real openai client, with a
// stand-in of its own and time limits that are short enough to wait for.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { generateCourseOutline } from "../../functions/src/index";
import { startLanguageModel } from "../../local/stand-ins/language-model/language-model";
import type { StandIn } from "../../local/stand-ins/shared/stand-in";
import type { TextChunk } from "../../src/domain/callables";
import { modelFailures } from "../../src/domain/course/words";
import { runAgainstSuite } from "../support/suite/in-process";

interface GenerationResult {
  answer?: { outline: string };
  failure?: { code: string; details: { sentence: string; incomplete?: boolean } };
  arrived: string;
  restarts: number;
}

let model: StandIn;
let otherModel: StandIn;

beforeAll(async () => {
  model = await startLanguageModel({ port: 0, chunkDelayMs: 1 });
  otherModel = await startLanguageModel({ port: 0, chunkDelayMs: 1 });
  runAgainstSuite({ MODEL_TIMEOUT_SECONDS: "5", MODEL_STALL_SECONDS: "1" });
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

async function generateOutline(topic: string, signal = new AbortController().signal): Promise<GenerationResult> {
  let arrived = "";
  let restarts = 0;
  const sendChunk = ({ text, restart }: TextChunk) => {
    if (restart) restarts += 1;
    arrived = restart ? text : arrived + text;
    return Promise.resolve(true);
  };
  const request = { data: { topic }, rawRequest: { headers: {}, ip: "127.0.0.1" }, acceptsStreaming: true };
  try {
    return { answer: await runGenerateCourseOutline(request, { sendChunk, signal }), arrived, restarts };
  } catch (error) {
    return { failure: error as NonNullable<GenerationResult["failure"]>, arrived, restarts };
  }
}

async function setGeneratorFault(kind: string, times = 1): Promise<void> {
  const response = await fetch(`${model.url}/faults`, { method: "POST", body: JSON.stringify({ kind, times }) });
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

describe("a lasting fault ends in a sentence", () => {
  test.each([
    ["status-429", "resource-exhausted", modelFailures.busy, false],
    ["status-500", "unavailable", modelFailures.unavailable, false],
    ["timeout", "deadline-exceeded", modelFailures.slow, false],
    ["stall", "deadline-exceeded", modelFailures.stalled, true],
    ["cut", "unavailable", modelFailures.cut, true],
    ["length", "out-of-range", modelFailures.tooLong, true],
    ["empty", "unavailable", modelFailures.empty, false],
    ["no-structure", "data-loss", /without modules/, true],
  ])("%s", async (kind, code, sentence, incomplete) => {
    await setGeneratorFault(kind, 20);
    const { answer, failure, arrived } = await generateOutline(`Lasting ${kind}`);
    await fetch(`${model.url}/faults`, { method: "DELETE" });
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
  const generation = generateOutline("Leaving early", leaving.signal);
  await expect.poll(() => standInJson(model, "/stats")).toMatchObject({ active: 1 });
  leaving.abort();
  await generation;
  await expect
    .poll(() => standInJson(model, "/stats"))
    .toMatchObject({ active: 0, aborted: expect.any(Number) as number });
});

test("with another base URL the outline comes from there", async () => {
  process.env.OPENAI_BASE_URL = `${otherModel.url}/v1`;
  const { answer } = await generateOutline("Elsewhere");
  expect(answer?.outline).toContain("Elsewhere");
  expect(await standInJson(otherModel, "/requests?match=Elsewhere")).toHaveLength(1);
  expect(await standInJson(model, "/requests?match=Elsewhere")).toHaveLength(0);
});
