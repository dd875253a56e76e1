// A body of 30 MB and a thousand malformed calls reach the process that writes texts, beside an honest visitor's text.
// The process has the heap that Node chooses in the memory of the deployed function: half of it.
import { spawn } from "node:child_process";
import { on } from "node:events";
import { createInterface } from "node:readline";
import { afterAll, beforeAll, expect, test } from "vitest";
import { instances } from "../../functions/src/callable/instances";
import { limits } from "../../src/domain/kernel/project/settings";
import { postTo, type HttpAnswer } from "../support/suite/http-functions";
import { runAgainstSuite } from "../support/suite/in-process";
import { findingsOf, malformedCalls } from "../support/suite/malformed-calls";

// The parser of the platform holds the process for seconds, so the model has the time that it has in a deployment.
runAgainstSuite({
  GENERATIONS_PER_ADDRESS_PER_DAY: "2000",
  GENERATIONS_PER_DAY: "5000",
  MODEL_TIMEOUT_SECONDS: String(limits.MODEL_TIMEOUT_SECONDS.small),
  MODEL_STALL_SECONDS: String(limits.MODEL_STALL_SECONDS.small),
});
const [, amount = "", unit = ""] = /^(\d+)(MiB|GiB)$/.exec(instances.writing.memory) ?? [];
const heapMiB = (Number(amount) * (unit === "GiB" ? 1024 : 1)) / 2;
const served = spawn(
  process.execPath,
  [`--max-old-space-size=${heapMiB}`, "--import", "tsx", "tests/support/suite/functions-process.ts"],
  { stdio: ["pipe", "pipe", "inherit"] },
);
let post: ReturnType<typeof postTo>;

beforeAll(async () => {
  for await (const [line] of on(createInterface(served.stdout), "line", { close: ["close"] })) {
    const address = /^serves (.*)$/.exec(String(line))?.[1];
    if (address !== undefined) return void (post = postTo(address));
  }
  throw new Error("The process with the functions ended before it served them.");
});
afterAll(() => void served.stdin.end());

/** Each needs many times its length once it is parsed: 670 MB and 870 MB of heap. */
const largest = {
  "ten million empty objects": `[${"{},".repeat(9_999_999)}{}]`,
  "fifteen million nested lists": "[".repeat(15_000_000) + "]".repeat(15_000_000),
};

async function outline(): Promise<{ text: HttpAnswer; ms: number }> {
  const begun = performance.now();
  const text = await post("generateCourseOutline", JSON.stringify({ data: { topic: "Customs for drivers" } }));
  return { text, ms: performance.now() - begun };
}

test.each(Object.entries(largest))("a visitor's text comes beside %s", async (_name, body) => {
  const alone = await outline();
  expect(alone.text.status).toBe(200);
  const [beside, refused] = await Promise.all([outline(), post("generateStudyMaterial", body)]);
  process.stdout.write(`alone ${alone.ms.toFixed(0)} ms, beside ${beside.ms.toFixed(0)} ms\n`);
  expect(beside.text.status).toBe(200);
  expect(refused.status).toBe(400);
  expect(served.exitCode).toBeNull();
});

test("a visitor's text comes beside a thousand malformed calls", async () => {
  const visitor = { visitor: { "x-forwarded-for": "203.0.113.78" } };
  const malformed = malformedCalls(visitor).filter(({ how }) => how !== "fits");
  const calls = Array.from({ length: Math.ceil(1000 / malformed.length) }, () => malformed)
    .flat()
    .slice(0, 1000);
  const alone = await outline();
  const [beside, findings] = await Promise.all([outline(), findingsOf(calls, visitor, post)]);
  process.stdout.write(`alone ${alone.ms.toFixed(0)} ms, beside ${beside.ms.toFixed(0)} ms\n`);
  expect(findings).toEqual([]);
  expect(beside.text.status).toBe(200);
});
