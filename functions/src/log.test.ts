import { logger } from "firebase-functions/v2";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { version } from "../../src/domain/kernel/project/version";
import { correlated } from "./correlation";
import { log } from "./log";

let lines: unknown[][];

beforeEach(() => {
  lines = [];
  for (const severity of ["info", "warn", "error"] as const)
    vi.spyOn(logger, severity).mockImplementation((...line: unknown[]) => void lines.push([severity, ...line]));
});
afterEach(() => vi.restoreAllMocks());

test("what somebody has to repair is an error with the stack of what happened, and without what was sent", () => {
  log.modelNeedsRepair("generateStoryboard", "keyRefused", "The key is not accepted.", aFailure());
  expect(lines).toMatchObject([["error", {}, { call: "generateStoryboard", error: "TypeError" }]]);
  const { stack } = reported();
  expect(stack).toMatch(/^Error: The key is not accepted\.\n +at aFailure /);
  expect(`${stack} ${JSON.stringify(lines)}`).not.toMatch(/secret|Northwind/);
});

function reported(): Partial<Error> {
  return (lines[0] ?? [])[1] as Error;
}

function aFailure(): Error {
  return new TypeError("401 for the key sk-secret and the prompt\n of Northwind");
}

test("a crash that is no error at all still has a stack", () => {
  log.crashed("unsubscribe", "just a text");
  expect(reported().stack).toMatch(/^Error: call crashed\n +at /);
});

test("a document that cannot be read is named without the code that its id may be", () => {
  log.unreadable("assessmentAnswers/AbCdEfGhIjKlMnOpQrStUv/planReleases/1", aFailure());
  log.unreadable("health/mail");
  expect(lines.map(([, , fields]) => fields)).toMatchObject([
    { document: "assessmentAnswers/AbCdEf…/planReleases/1", error: "TypeError" },
    { document: "health/mail" },
  ]);
});

test("each line names the release that wrote it", () => {
  log.unsubscribed("link");
  log.mailHeldBack();
  log.mailEvents("postmark", 1);
  log.mailFailed("reply", "later", aFailure());
  log.crashed("unsubscribe", aFailure());
  expect(lines.map(([, , fields]) => (fields as { version?: string }).version)).toEqual(lines.map(() => version));
  expect(lines).toHaveLength(5);
});

test("all lines of one request carry its name, and those of another do not", async () => {
  const one = correlated("one", async () => {
    await Promise.resolve();
    log.generated("generateStoryboard", 1, 1);
  });
  correlated("two", () => log.refused("generateStoryboard", "cancelled"));
  await one;
  log.unsubscribed("link");
  expect(lines).toMatchObject([
    ["info", "call refused", { correlationId: "two" }],
    ["info", "text generated", { correlationId: "one" }],
    ["info", "unsubscribed", { correlationId: undefined }],
  ]);
});
