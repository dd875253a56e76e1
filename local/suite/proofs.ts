// `npm run proofs` says of each heavy proof how it ended the last time, and on which code. `npm run proofs -- run
// [filter …]` runs those that have not passed on the code as it is, one after the other.
import { runTool } from "../shared/commands";
import { stopAllProcesses } from "../shared/processes";
import { untilStopSignal } from "../shared/stop-signal";
import { dim, errorText, green, print, red, UserError } from "../shared/terminal";
import { figuresTable } from "./figures";
import { listProofs, proofParts, proofsNamed, type Proof } from "./proof-list";
import {
  codeSentence,
  codeState,
  hasPassed,
  isSameCode,
  readProofResults,
  resultSentence,
  type CodeState,
} from "./proof-results";

const [command = "list", ...filters] = process.argv.slice(2);

const stopped = untilStopSignal(() => process.exit(130)).then(() => 130);
const exitCode = await Promise.race([stopped, runCommand()]);
await stopAllProcesses();
process.exit(exitCode);

async function runCommand(): Promise<number> {
  try {
    if (!["list", "run"].includes(command))
      throw new UserError(`There is "npm run proofs" and "npm run proofs -- run", and no "${command}".`);
    const proofs = proofsNamed(listProofs(), filters);
    if (proofs.length === 0) throw new UserError(`No proof has ${filters.join(" or ")} in its name.`);
    return command === "run" ? await runLeft(proofs) : list(proofs, codeState());
  } catch (problem) {
    print(red(errorText(problem)));
    return 1;
  }
}

function list(proofs: readonly Proof[], now: CodeState): number {
  const results = readProofResults();
  for (const { name } of proofs) {
    const result = results[name];
    const mark = result === undefined ? " " : result.failed > 0 ? red("✗") : green("✓");
    const sentence = resultSentence(result);
    print(`${mark} ${name.padEnd(48)} ${result && isSameCode(result.code, now) ? sentence : dim(sentence)}`);
  }
  const figures = proofs.flatMap(({ name }) => results[name]?.figures ?? []);
  if (figures.length > 0) print(`\n${figuresTable(figures)}`);
  const passed = proofs.filter(({ name }) => hasPassed(results[name], now)).length;
  print(`\n${passed} of ${proofs.length} proofs have passed on ${codeSentence(now)}.`);
  return 0;
}

/** Each part in a start of the suite of its own, for a measurement wants another one than a proof. */
async function runLeft(proofs: readonly Proof[]): Promise<number> {
  const now = codeState();
  const before = readProofResults();
  const left = proofs.filter(({ name }) => !hasPassed(before[name], now));
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
  const after = readProofResults();
  return proofs.every(({ name }) => hasPassed(after[name], now)) ? 0 : 1;
}
