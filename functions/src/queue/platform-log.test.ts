// The platform logs as a whole what a task, a trigger or a schedule throws, with its causes. Mail servers quote the
// address that they refuse.
import { readdirSync, readFileSync } from "node:fs";
import { inspect } from "node:util";
import { logger } from "firebase-functions/v2";
import { afterEach, expect, test, vi } from "vitest";
import { documentTrigger } from "../firestore/document-trigger";
import { MailFailure } from "../mail/mail-failure";
import { failedSteps, runIndependently } from "../independently";
import { taskFunction } from "./task-function";

const address = "half@biz.example";

function refuseForNow(): Promise<never> {
  const cause = Object.assign(new Error(`451 <${address}> try later`), { rejected: [address], responseCode: 451 });
  return Promise.reject(new MailFailure("later", { cause }));
}

afterEach(() => vi.restoreAllMocks());

/** Collects everything that is logged during the run, and the run's result. */
async function saidBy(run: () => Promise<unknown>): Promise<string> {
  const lines: unknown[] = [];
  for (const severity of ["info", "warn", "error"] as const)
    vi.spyOn(logger, severity).mockImplementation((...line: unknown[]) => void lines.push(line));
  const thrown: unknown = await run().then(
    () => undefined,
    (error: unknown) => error,
  );
  return inspect([lines, thrown], { depth: 10 });
}

function heard(trigger: ReturnType<typeof documentTrigger>): Promise<unknown> {
  return trigger.run({ params: {} } as never) as Promise<unknown>;
}

test.each<[string, () => Promise<unknown>]>([
  ["a task", async () => taskFunction("letters", {}, refuseForNow).run({ data: {} } as never)],
  ["a schedule", () => runIndependently({ letters: refuseForNow })],
  ["a trigger", () => heard(documentTrigger("a/{id}", { letters: refuseForNow }))],
  ["a trigger's gate", () => heard(documentTrigger("a/{id}", {}, { gate: refuseForNow }))],
])("%s that fails says so without what was thrown, and throws", async (_, run) => {
  const said = await saidBy(run);
  expect(said).not.toContain(address);
  expect(said).toMatch(/call: '(letters|gate)'/);
  expect(said).toContain(failedSteps);
});

test("nothing else publishes tasks, triggers and schedules", () => {
  const files = readdirSync("functions/src", { recursive: true, encoding: "utf8" });
  const publishing = files.filter(
    (file) =>
      /(?<!test)\.ts$/.test(file) &&
      /\b(onTaskDispatched|onDocument\w+|onSchedule)[(<]/.test(readFileSync(`functions/src/${file}`, "utf8")),
  );
  expect(publishing.toSorted()).toEqual([
    "background/sweep.ts",
    "firestore/document-trigger.ts",
    "queue/task-function.ts",
  ]);
});
