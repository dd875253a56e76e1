import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { listProofs, proofsNamed, selectProofs } from "./proof-list";
import {
  codeFor,
  hasPassed,
  keptResultsPath,
  proofsPagePath,
  readProject,
  readProofResults,
  recordProofResult,
  resultSentence,
  type Code,
  type ProofResult,
} from "./proof-results";

const code = { commit: "785a0c57f9", files: "f3a1" };

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
  expect(readProofResults([file])).toEqual({});
  recordProofResult("one", aResult({ failed: 1 }), file);
  recordProofResult("other", aResult(), file);
  recordProofResult("one", aResult(), file);
  expect(readProofResults([file])).toEqual({ one: aResult(), other: aResult() });

  const kept = join(folder, "kept.json");
  const [before, after] = ["2026-11-24T01:00:00.000Z", "2026-11-26T01:00:00.000Z"] as const;
  recordProofResult("one", aResult({ began: before }), kept);
  recordProofResult("other", aResult({ began: after }), kept);
  expect(readProofResults([kept, file])).toEqual({ one: aResult(), other: aResult({ began: after }) });
});

test("what tells of the results is no part of the code that they are about", () => {
  const { files } = readProject();
  expect([...files.keys()]).toContain("docs/use.md");
  for (const path of [keptResultsPath, proofsPagePath]) expect([...files.keys()]).not.toContain(path);
});

test("a proof that failed, never ran or passed on other code is left to run", () => {
  const changed = { ...code, files: "4a46" };
  expect(hasPassed(aResult(), code)).toBe(true);
  expect(hasPassed(undefined, code)).toBe(false);
  expect(hasPassed(aResult({ failed: 1 }), code)).toBe(false);
  expect(hasPassed(aResult({ code: changed }), code)).toBe(false);
  expect(hasPassed(aResult({ code: changed }), changed)).toBe(true);
});

test("a proof rests on every file but the tests of others, and another commit of the same leaves it proven", () => {
  const restedOn = ["src/routes.ts", "firestore.rules", "tests/support/page.ts", "tests/torture/flood.test.ts"];
  const others = ["tests/torture/voices.test.ts", "tests/e2e/costs.spec.ts", "src/ui/button.test.tsx"];
  const files = new Map([...restedOn, ...others].map((path) => [path, "as it was"]));
  const asItWas: Code = { commit: code.commit, isChanged: false, files };
  const stateOf = (all: Code) => codeFor(all, /^tests\/torture\/flood\./);
  const changedAt = (path: string): Code => ({ ...asItWas, files: new Map(files).set(path, "changed") });
  const passed = aResult({ code: stateOf(asItWas) });
  for (const path of others) expect(hasPassed(passed, stateOf(changedAt(path))), path).toBe(true);
  for (const path of restedOn) expect(hasPassed(passed, stateOf(changedAt(path))), path).toBe(false);
  expect(hasPassed(passed, stateOf({ ...asItWas, commit: "0e48e6e097" }))).toBe(true);
});

test("a changed test leaves its own proof to run, and no other", () => {
  const proofOf = (path: string) =>
    listProofs()
      .filter(({ ownTests }) => ownTests.test(path))
      .map(({ name }) => name);
  expect(proofOf("tests/torture/flood.test.ts")).toEqual(["tests/torture/flood.test.ts"]);
  expect(proofOf("tests/rules/misfits/answers.test.ts")).toEqual(["heavy rules", "mutants"]);
  expect(proofOf("tests/e2e/costs.spec.ts")).toEqual(["heavy journeys"]);
  expect(proofOf("tests/e2e/rendering/look.spec.ts")).toEqual(["heavy looks"]);
  expect(proofOf("tests/e2e/rendering/languages.spec.ts")).toEqual(["heavy languages"]);
  expect(proofOf("tests/e2e/rendering/pseudo-language.spec.ts")).toEqual(["heavy languages"]);
});

test("a result says how it ended, how long it took, when, and on which code", () => {
  expect(resultSentence(undefined)).toBe("has not run yet");
  expect(resultSentence(aResult())).toBe("3 passed in 61.2 s, 2026-11-25 14:20, on 785a0c57f9");
  expect(resultSentence(aResult({ triedAgain: ["one"] }))).toMatch(/^3 passed, 1 tried again, in 61.2 s/);
  const dirty = aResult({ failed: 1, code: { ...code, isChanged: true } });
  expect(resultSentence(dirty)).toBe("1 of 4 failed in 61.2 s, 2026-11-25 14:20, on 785a0c57f9 with changes");
});
