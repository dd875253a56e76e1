// The last result of each heavy proof, and the code that it was about: one file, which git ignores. It is written after
// each proof, so that a killed run goes on with the proofs that it had left.
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

export function readProject(): Code {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: projectRoot, encoding: "utf8" }).trim();
  const paths = git("ls-files", "--cached", "--others", "--exclude-standard", "-z").split("\0");
  const files = paths.filter((path) => path !== "" && existsSync(join(projectRoot, path)));
  return {
    commit: git("rev-parse", "--short=10", "HEAD"),
    isChanged: git("status", "--porcelain") !== "",
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
  if (result === undefined) return "has not run here";
  const { passed, failed, triedAgain = [], code, began, milliseconds } = result;
  const again = triedAgain.length > 0 ? `, ${triedAgain.length} tried again,` : "";
  const ending = failed > 0 ? `${failed} of ${passed + failed} failed` : `${passed} passed${again}`;
  return `${ending} in ${formatSeconds(milliseconds)}, ${began.slice(0, 16).replace("T", " ")}, on ${codeSentence(code)}`;
}
