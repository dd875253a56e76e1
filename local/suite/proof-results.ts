// The last result of each heavy proof, and the code that it was about: one file, which git ignores. It is written after
// each proof, so that a killed run goes on with the proofs that it had left.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectRoot } from "../shared/project-root";
import { formatSeconds } from "../shared/terminal";
import type { Counts } from "./test-results";

/** The code that a proof was about. */
export interface CodeState {
  commit: string;
  /** A hash of what is not committed; undefined if there is nothing. */
  changes?: string;
}

export interface ProofResult extends Counts {
  code: CodeState;
  /** The time of its start, ISO 8601. */
  began: string;
  milliseconds: number;
}

export type ProofResults = Partial<Record<string, ProofResult>>;

const proofResultsFile = join(projectRoot, ".local", "proofs.json");

export function readProofResults(file = proofResultsFile): ProofResults {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as ProofResults) : {};
}

/** Replaces the file in one step: a kill leaves the old one or the new one. */
export function recordProofResult(name: string, result: ProofResult, file = proofResultsFile): void {
  mkdirSync(dirname(file), { recursive: true });
  const sorted = Object.entries({ ...readProofResults(file), [name]: result }).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  writeFileSync(`${file}.new`, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

export function codeState(): CodeState {
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: projectRoot, encoding: "utf8", maxBuffer: 1024 ** 3 });
  const commit = git("rev-parse", "--short=10", "HEAD").trim();
  const untracked = git("ls-files", "--others", "--exclude-standard", "-z").split("\0").filter(Boolean);
  const changed = git("diff", "HEAD", "--binary");
  if (changed === "" && untracked.length === 0) return { commit };
  const hash = createHash("sha256").update(changed);
  for (const path of untracked) hash.update(path).update(readFileSync(join(projectRoot, path)));
  return { commit, changes: hash.digest("hex").slice(0, 10) };
}

export function isSameCode(one: CodeState, other: CodeState): boolean {
  return one.commit === other.commit && one.changes === other.changes;
}

export function hasPassed(result: ProofResult | undefined, code: CodeState): boolean {
  return result?.failed === 0 && isSameCode(result.code, code);
}

export function codeSentence({ commit, changes }: CodeState): string {
  return changes === undefined ? commit : `${commit} with changes (${changes})`;
}

/** Says how a proof ended, how long it took, when, and on which code. */
export function resultSentence(result: ProofResult | undefined): string {
  if (result === undefined) return "has not run here";
  const { passed, failed, triedAgain = [], code, began, milliseconds } = result;
  const again = triedAgain.length > 0 ? `, ${triedAgain.length} tried again,` : "";
  const ending = failed > 0 ? `${failed} of ${passed + failed} failed` : `${passed} passed${again}`;
  return `${ending} in ${formatSeconds(milliseconds)}, ${began.slice(0, 16).replace("T", " ")}, on ${codeSentence(code)}`;
}
