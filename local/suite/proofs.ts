// `npm run proofs` says of each heavy proof how it ended the last time, and on which code. `npm run proofs -- run
// [filter …]` runs those that have not passed since what they rest on changed, one after the other, and `npm run proofs
// -- keep` writes the results into the project.
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "oxfmt";
import { runTool } from "../shared/commands";
import { stopAllProcesses } from "../shared/processes";
import { projectRoot } from "../shared/project-root";
import { untilStopSignal } from "../shared/stop-signal";
import { dim, errorText, green, print, red, UserError } from "../shared/terminal";
import { figuresTable } from "./figures";
import { listProofs, proofParts, proofsNamed, type Proof } from "./proof-list";
import {
  codeFor,
  codeSentence,
  hasPassed,
  isSameCode,
  keptResultsPath,
  proofsPagePath,
  readProject,
  readProofResults,
  resultSentence,
  type Code,
} from "./proof-results";
import { proofsPage } from "./proofs-page";

const [command = "list", ...filters] = process.argv.slice(2);

const stopped = untilStopSignal(() => process.exit(130)).then(() => 130);
const exitCode = await Promise.race([stopped, runCommand()]);
await stopAllProcesses();
process.exit(exitCode);

async function runCommand(): Promise<number> {
  try {
    if (!["list", "run", "keep"].includes(command))
      throw new UserError(`There is "npm run proofs", "npm run proofs -- run" and "… -- keep", and no "${command}".`);
    if (command === "keep" && filters.length > 0)
      throw new UserError("All results are kept together, without a filter.");
    if (command === "keep") return await keepResults();
    const proofs = proofsNamed(listProofs(), filters);
    if (proofs.length === 0) throw new UserError(`No proof has ${filters.join(" or ")} in its name.`);
    return command === "run" ? await runLeft(proofs) : list(proofs, readProject());
  } catch (problem) {
    print(red(errorText(problem)));
    return 1;
  }
}

function list(proofs: readonly Proof[], now: Code): number {
  const results = readProofResults();
  for (const { name, ownTests } of proofs) {
    const result = results[name];
    const mark = result === undefined ? " " : result.failed > 0 ? red("✗") : green("✓");
    const sentence = resultSentence(result);
    const isAsItWas = result && isSameCode(result.code, codeFor(now, ownTests));
    print(`${mark} ${name.padEnd(48)} ${isAsItWas ? sentence : dim(sentence)}`);
  }
  const figures = proofs.flatMap(({ name }) => results[name]?.figures ?? []);
  if (figures.length > 0) print(`\n${figuresTable(figures)}`);
  const held = proofs.length - proofsLeft(proofs, now).length;
  print(`\n${held} of ${proofs.length} proofs hold on ${codeSentence(now)}: they passed on all that they rest on.`);
  return 0;
}

async function keepResults(): Promise<number> {
  const all = readProofResults();
  const names = listProofs().map(({ name }) => name);
  const results = Object.fromEntries(names.flatMap((name) => (all[name] ? [[name, all[name]]] : [])));
  const { code } = await format(keptResultsPath, JSON.stringify(results, null, 2));
  writeFileSync(join(projectRoot, keptResultsPath), code);
  writeFileSync(join(projectRoot, proofsPagePath), await proofsPage(results));
  print(`${Object.keys(results).length} results are in ${keptResultsPath} and ${proofsPagePath}.`);
  return 0;
}

/** Each part in a start of the suite of its own, for a measurement wants another one than a proof. */
async function runLeft(proofs: readonly Proof[]): Promise<number> {
  const now = readProject();
  const left = proofsLeft(proofs, now);
  print(`${left.length} of ${proofs.length} proofs are left on ${codeSentence(now)}.`);
  for (const part of proofParts) {
    const names = left.filter((proof) => proof.part === part).map(({ name }) => name);
    // The mutants take filters of their own.
    const chosen = part === "mutants" ? [] : names;
    if (names.length > 0)
      await runTool("tsx", ["local/suite/test.ts", part, ...chosen], { live: true, graceful: true });
  }
  print("");
  list(proofs, now);
  return proofsLeft(proofs, now).length === 0 ? 0 : 1;
}

function proofsLeft(proofs: readonly Proof[], now: Code): Proof[] {
  const results = readProofResults();
  return proofs.filter(({ name, ownTests }) => !hasPassed(results[name], codeFor(now, ownTests)));
}
