// The last result of each heavy proof, and the code that it was about. A file that git ignores is written after each
// proof, so that a killed run goes on with those that it had left; `npm run proofs -- keep` takes the newest along.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { projectRoot } from "../shared/project-root";
import { formatSeconds } from "../shared/terminal";
import type { Counts } from "./test-results";

/** Every file of the project as it is, committed or not. */
export interface Code {
  commit: string;
  /** True if something is not committed. */
  isChanged: boolean;
  /** The hash of each file, by its path. */
  files: ReadonlyMap<string, string>;
}

/** The code that a proof was about. */
export interface CodeState {
  commit: string;
  isChanged?: boolean;
  /** A hash of the files that the proof rests on. */
  files: string;
}

export interface ProofResult extends Counts {
  code: CodeState;
  /** The time of its start, ISO 8601. */
  began: string;
  milliseconds: number;
}

export type ProofResults = Partial<Record<string, ProofResult>>;

export const keptResultsPath = "docs/proof-results.json";
export const proofsPagePath = "docs/proofs.md";

const resultsHere = join(projectRoot, ".local", "proofs.json");
const keptResults = join(projectRoot, keptResultsPath);

/** Returns the newest result of each proof, by the time of its start. */
export function readProofResults(files: readonly string[] = [keptResults, resultsHere]): ProofResults {
  const all = files.flatMap((file) =>
    existsSync(file) ? Object.entries(JSON.parse(readFileSync(file, "utf8")) as Record<string, ProofResult>) : [],
  );
  const newestLast = all.toSorted(([, one], [, other]) => Date.parse(one.began) - Date.parse(other.began));
  return Object.fromEntries(newestLast);
}

/** Replaces the file in one step: a kill leaves the old one or the new one. */
export function recordProofResult(name: string, result: ProofResult, file = resultsHere): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify({ ...readProofResults([file]), [name]: result }, null, 2));
  renameSync(`${file}.new`, file);
}

export function readProject(): Code {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: projectRoot, encoding: "utf8" }).trim();
  // The kept results are no part of the code that they are about.
  const ofTheCode = ["--", ".", `:!${keptResultsPath}`, `:!${proofsPagePath}`];
  const paths = git("ls-files", "--cached", "--others", "--exclude-standard", "-z", ...ofTheCode).split("\0");
  const files = paths.filter((path) => path !== "" && existsSync(join(projectRoot, path)));
  return {
    commit: git("rev-parse", "--short=10", "HEAD"),
    isChanged: git("status", "--porcelain", ...ofTheCode) !== "",
    files: new Map(files.toSorted().map((path) => [path, shortHash(readFileSync(join(projectRoot, path)))])),
  };
}

/** A proof rests on every file but the tests of the others: a commit that changes only those leaves it proven. */
export function codeFor({ commit, isChanged, files }: Code, ownTests: RegExp): CodeState {
  const restedOn = [...files].filter(([path]) => !/\.(?:test|spec)\.tsx?$/.test(path) || ownTests.test(path));
  return { commit, isChanged, files: shortHash(restedOn.join("\n")) };
}

const shortHash = (content: string | Buffer) => createHash("sha256").update(content).digest("hex").slice(0, 16);

export function isSameCode(one: CodeState, other: CodeState): boolean {
  return one.files === other.files;
}

export function hasPassed(result: ProofResult | undefined, code: CodeState): boolean {
  return result?.failed === 0 && isSameCode(result.code, code);
}

export function codeSentence({ commit, isChanged }: Pick<CodeState, "commit" | "isChanged">): string {
  return isChanged ? `${commit} with changes` : commit;
}

/** Says how a proof ended, how long it took, when, and on which code. */
export function resultSentence(result: ProofResult | undefined): string {
  if (result === undefined) return "has not run yet";
  const { passed, failed, triedAgain = [], code, began, milliseconds } = result;
  const again = triedAgain.length > 0 ? `, ${triedAgain.length} tried again,` : "";
  const ending = failed > 0 ? `${failed} of ${passed + failed} failed` : `${passed} passed${again}`;
  return `${ending} in ${formatSeconds(milliseconds)}, ${began.slice(0, 16).replace("T", " ")}, on ${codeSentence(code)}`;
}
