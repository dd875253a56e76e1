import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { recordedText } from "../../../tests/support/course/corpus";
import { modulesOf } from "../../../src/domain/course/modules";
import { startLanguageModel } from "./language-model";
import type { StandIn } from "../shared/stand-in";

let model: StandIn;

beforeEach(async () => {
  model = await startLanguageModel({ port: 0, chunkDelayMs: 0 });
});

afterEach(() => model.close());

const outlinePrompt = "Task: course outline\nTopic: giving feedback";

function askModel(content: string, more: object = {}, signal?: AbortSignal) {
  return fetch(`${model.url}/v1/chat/completions`, {
    method: "POST",
    headers: { Authorization: "Bearer any" },
    body: JSON.stringify({ model: "sample-writer", messages: [{ role: "user", content }], ...more }),
    signal: signal ?? null,
  });
}

interface Whole {
  choices: [{ message: { content: string }; finish_reason: string }];
  usage: { total_tokens: number };
}

async function whole(content: string, more: object = {}) {
  const [choice] = ((await (await askModel(content, more)).json()) as Whole).choices;
  return { text: choice.message.content, finish: choice.finish_reason };
}

interface ChunkEvent {
  choices: { delta: { content?: string }; finish_reason: string | null }[];
  usage?: object | null;
}

async function streamAnswer(content: string, more: object = {}) {
  const body = await (await askModel(content, { stream: true, ...more })).text();
  const lines = body.split("\n\n").filter(Boolean);
  const events = lines.slice(0, -1).map((line) => JSON.parse(line.replace("data: ", "")) as ChunkEvent);
  const choices = events.flatMap((event) => event.choices);
  return {
    text: choices.map((choice) => choice.delta.content ?? "").join(""),
    finish: choices.at(-1)?.finish_reason,
    last: lines.at(-1),
    usage: events.at(-1)?.usage,
  };
}

function setModelFault(kind: string, more: object = {}) {
  return fetch(`${model.url}/faults`, { method: "POST", body: JSON.stringify({ kind, ...more }) });
}

async function stats() {
  return (await (await fetch(`${model.url}/stats`)).json()) as Record<string, number>;
}

describe("the language model", () => {
  test("streams the same text that it answers whole, and ends with [DONE]", async () => {
    const stream = await streamAnswer(outlinePrompt, { stream_options: { include_usage: true } });
    expect(stream.text).toBe((await whole(outlinePrompt)).text);
    expect(stream).toMatchObject({ last: "data: [DONE]", usage: { total_tokens: expect.any(Number) as number } });
  });

  test("wants a key, and says so in the provider's shape", async () => {
    const answer = await fetch(`${model.url}/v1/models`);
    expect(answer.status).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { code: "invalid_api_key" } });
  });

  test("lists its model", async () => {
    const answer = await fetch(`${model.url}/v1/models`, { headers: { Authorization: "Bearer any" } });
    expect(await answer.json()).toMatchObject({ object: "list", data: [{ id: "sample-writer" }] });
  });

  test("refuses a request without messages and says what is missing", async () => {
    const answer = await askModel("", { messages: undefined });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { message: expect.stringContaining("messages") as string } });
  });

  test("stops at the limit of tokens that it is given", async () => {
    const { text, finish } = await whole(outlinePrompt, { max_completion_tokens: 20 });
    expect({ length: text.length, finish }).toEqual({ length: 80, finish: "length" });
  });

  test("stops writing when the caller leaves, and counts it", async () => {
    await setModelFault("slow");
    const caller = new AbortController();
    const answer = await askModel(outlinePrompt, { stream: true }, caller.signal);
    await answer.body?.getReader().read();
    expect(await stats()).toMatchObject({ active: 1, aborted: 0 });
    caller.abort();
    await vi.waitFor(async () => expect(await stats()).toMatchObject({ requests: 1, active: 0, aborted: 1 }));
  });

  test("keeps what it was asked, to be looked up by a text in it", async () => {
    await whole(outlinePrompt);
    await whole("Task: assessment\nModule: Module 1: Ladders");
    const found = await fetch(`${model.url}/requests?match=ladders`);
    expect(await found.json()).toMatchObject([
      { messages: [{ content: "Task: assessment\nModule: Module 1: Ladders" }] },
    ]);
    await fetch(`${model.url}/requests?match=ladders`, { method: "DELETE" });
    expect(await (await fetch(`${model.url}/requests`)).json()).toHaveLength(1);
  });
});

describe("the language model's faults", () => {
  test("status-429 asks to come back after a second", async () => {
    await setModelFault("status-429");
    const answer = await askModel(outlinePrompt);
    expect([answer.status, answer.headers.get("retry-after")]).toEqual([429, "1"]);
    expect((await askModel(outlinePrompt)).status).toBe(200);
  });

  test("status-500 is a server error in the provider's shape", async () => {
    await setModelFault("status-500");
    const answer = await askModel(outlinePrompt);
    expect(answer.status).toBe(500);
    expect(await answer.json()).toMatchObject({ error: { type: "server_error" } });
  });

  test("timeout accepts and never answers", async () => {
    await setModelFault("timeout");
    await expect(askModel(outlinePrompt, {}, AbortSignal.timeout(100))).rejects.toThrow(/timeout/);
  });

  test("stall says a part and then nothing, with the connection open", async () => {
    await setModelFault("stall");
    const caller = new AbortController();
    const answer = await askModel(outlinePrompt, { stream: true }, caller.signal);
    const reader = answer.body?.getReader();
    const first = await reader?.read();
    expect(new TextDecoder().decode(first?.value as Uint8Array)).toContain("data: ");
    setTimeout(() => caller.abort(), 200);
    await expect(drain(reader)).rejects.toThrow(/aborted/);
  });

  test.each([{ stream: true }, { stream: false }])("cut closes the connection in mid-answer: %o", async (how) => {
    await setModelFault("cut");
    const answer = await askModel(outlinePrompt, how);
    expect(answer.status).toBe(200);
    await expect(answer.text()).rejects.toThrow(/terminated/);
    expect(await stats()).toMatchObject({ failed: 1, aborted: 0, active: 0 });
  });

  test("length stops halfway in good order, and the rest can be asked for", async () => {
    await setModelFault("length");
    const half = await streamAnswer(outlinePrompt);
    expect(half).toMatchObject({ finish: "length", last: "data: [DONE]" });
    const messages = [
      { role: "user", content: outlinePrompt },
      { role: "assistant", content: half.text },
      { role: "user", content: "Go on from exactly where it stopped." },
    ];
    expect(half.text + (await whole("", { messages })).text).toBe((await whole(outlinePrompt)).text);
  });

  test("empty ends without a word", async () => {
    await setModelFault("empty", { times: 2 });
    expect(await streamAnswer(outlinePrompt)).toMatchObject({ text: "", finish: "stop" });
    expect(await whole(outlinePrompt)).toEqual({ text: "", finish: "stop" });
  });

  test("slow takes its time over every few words", async () => {
    await setModelFault("slow");
    const started = Date.now();
    await streamAnswer(outlinePrompt, { max_tokens: 40 });
    expect(Date.now() - started).toBeGreaterThan(150);
  });

  test("slow goes on at the usual pace once it is cleared", async () => {
    await setModelFault("slow");
    const answer = await askModel(outlinePrompt, { stream: true });
    const reader = answer.body?.getReader();
    await reader?.read();
    await fetch(`${model.url}/faults`, { method: "DELETE" });
    const cleared = Date.now();
    await drain(reader);
    expect(Date.now() - cleared).toBeLessThan(3000); // of more than four seconds
  });

  test("thinks says who writes at once, and its first word only after a while", async () => {
    await setModelFault("thinks", { seconds: 0.2 });
    const started = Date.now();
    const answer = await askModel(outlinePrompt, { stream: true });
    const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
    const first = (await reader?.read())?.value ?? "";
    expect(first).toContain('"role":"assistant"');
    let text = first;
    while (!/"content":"[^"]/.test(text)) text += (await reader?.read())?.value ?? "";
    expect(text).toContain("reasoning_content");
    expect(Date.now() - started).toBeGreaterThanOrEqual(190);
    await reader?.cancel();
  });

  test("never-ends writes on until the caller leaves", async () => {
    await setModelFault("never-ends");
    const caller = new AbortController();
    const answer = await askModel(outlinePrompt, { stream: true }, caller.signal);
    const reader = answer.body?.getReader();
    for (let read = 0; read < 3; read++) expect((await reader?.read())?.done).toBe(false);
    caller.abort();
    await vi.waitFor(async () => expect(await stats()).toMatchObject({ active: 0, aborted: 1 }));
  });

  test.each([
    ["retired", 404, "model_not_found", /`sample-writer` has been deprecated/],
    ["unknown-model", 404, "model_not_found", /`sample-writer` does not exist/],
    ["key-refused", 401, "invalid_api_key", /Incorrect API key/],
    ["no-credit", 429, "insufficient_quota", /exceeded your current quota/],
  ])("%s is refused as OpenAI refuses it", async (kind, status, code, message) => {
    await setModelFault(kind);
    const answer = await askModel(outlinePrompt);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error: { code, message: expect.stringMatching(message) as string } });
  });

  test("no-structure is a fluent answer without modules and questions", async () => {
    await setModelFault("no-structure");
    const { text } = await streamAnswer(outlinePrompt);
    expect(text.length).toBeGreaterThan(300);
    expect(text).not.toMatch(/module|\?|^\d+\./im);
  });

  test("replay answers with a recorded text, as it was written", async () => {
    await setModelFault("replay", { recording: "models/outline-german" });
    expect((await streamAnswer(outlinePrompt)).text).toBe(recordedText("outline-german"));
    await setModelFault("replay", { recording: "../../package" });
    expect((await streamAnswer(outlinePrompt)).text).toBe('There is no recording "../../package".');
  });

  test.each([
    ["translated", /^## Modul 1: /m],
    ["chatty", /^Certainly![^]*```markdown\n[^]*## Module 1: [^]*Let me know/],
    ["thinking", /^<think>[^]*<\/think>[^]*## Module 1: /],
  ])("%s is the sample with that habit of real models, and its modules are found", async (kind, form) => {
    const { text: sample } = await streamAnswer(outlinePrompt);
    await setModelFault(kind);
    const { text } = await streamAnswer(outlinePrompt);
    expect(text).toMatch(form);
    const modules = modulesOf(sample).map((module) =>
      kind === "translated" ? module.replace("Module", "Modul") : module,
    );
    expect(modulesOf(text)).toEqual(modules);
  });

  test("a fault that names a text leaves other requests alone", async () => {
    await setModelFault("status-500", { match: "ladders" });
    expect((await askModel(outlinePrompt)).status).toBe(200);
    expect((await askModel("Task: assessment\nModule: Ladders")).status).toBe(500);
  });
});

async function drain(reader: { read(): Promise<{ done: boolean }> } | undefined) {
  while (reader && !(await reader.read()).done);
}
