import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listProofs, proofsNamed, selectProofs } from "./proof-list";
import { hasPassed, readProofResults, recordProofResult, resultSentence, type ProofResult } from "./proof-results";

const code = { commit: "785a0c57f9" };

function aResult(result: Partial<ProofResult> = {}): ProofResult {
  return { code, passed: 3, failed: 0, began: "2026-11-25T14:20:31.000Z", milliseconds: 61_200, ...result };
}

const chosen = (...filters: string[]) =>
  selectProofs(listProofs(), filters).map(({ proof, within }) => [proof.name, ...within]);

test("a filter selects the proofs with it in their names", () => {
  expect(chosen("blasts/")).toEqual([
    ["tests/torture/blasts/blast-writes.test.ts"],
    ["tests/torture/blasts/blast.test.ts"],
  ]);
  expect(chosen("tests/torture/journeys/print.spec.ts")).toEqual([["tests/torture/journeys/print.spec.ts"]]);
  expect(chosen("heavy journeys")).toEqual([["heavy journeys"]]);
  expect(chosen("journeys")).toContainEqual(["tests/torture/journeys/print.spec.ts"]);
  expect(chosen()).toHaveLength(listProofs().length);
});

test("a filter for some tests of a proof runs no other proof", () => {
  expect(chosen("journeys/print")).toEqual([["heavy journeys", "journeys/print"]]);
  expect(chosen("callables/plan", "rules/misfits")).toEqual([
    ["heavy rules", "rules/misfits"],
    ["heavy callables", "callables/plan"],
  ]);
});

test("what is run as a whole is chosen by its name alone", () => {
  const named = (filter: string) => proofsNamed(listProofs(), [filter]).map(({ name }) => name);
  expect(named("journeys/print")).toEqual(["tests/torture/journeys/print.spec.ts"]);
  expect(named("callables/plan")).toEqual([]);
});

test("each result is kept at once, the newest of each proof", () => {
  const folder = mkdtempSync(join(tmpdir(), "waymark-proofs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "results", "proofs.json");
  expect(readProofResults(file)).toEqual({});
  recordProofResult("one", aResult({ failed: 1 }), file);
  recordProofResult("other", aResult(), file);
  recordProofResult("one", aResult(), file);
  expect(readProofResults(file)).toEqual({ one: aResult(), other: aResult() });
});

test("a proof that failed, never ran or passed on other code is left to run", () => {
  const changed = { ...code, changes: "4a46629438" };
  expect(hasPassed(aResult(), code)).toBe(true);
  expect(hasPassed(undefined, code)).toBe(false);
  expect(hasPassed(aResult({ failed: 1 }), code)).toBe(false);
  expect(hasPassed(aResult({ code: changed }), code)).toBe(false);
  expect(hasPassed(aResult({ code: changed }), changed)).toBe(true);
});

test("a result says how it ended, how long it took, when, and on which code", () => {
  expect(resultSentence(undefined)).toBe("has not run here");
  expect(resultSentence(aResult())).toBe("3 passed in 61.2 s, 2026-11-25 14:20, on 785a0c57f9");
  expect(resultSentence(aResult({ triedAgain: ["one"] }))).toMatch(/^3 passed, 1 tried again, in 61.2 s/);
  const dirty = aResult({ failed: 1, code: { ...code, changes: "4a46629438" } });
  expect(resultSentence(dirty)).toBe(
    "1 of 4 failed in 61.2 s, 2026-11-25 14:20, on 785a0c57f9 with changes (4a46629438)",
  );
});
