// `docs/proofs.md`, made of the tables of proofs and promises and of the results that were kept.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { format } from "oxfmt";
import { markdownTable } from "../../src/domain/kernel/markdown";
import { figuresTable } from "./figures";
import { projectRoot } from "../shared/project-root";
import { proofsPagePath, resultSentence, type ProofResults } from "./proof-results";
import { proofTable } from "./proof-table";
import { keptPromises } from "./promises";

/** Formatted, and so the same as the kept file. */
export async function proofsPage(results: ProofResults): Promise<string> {
  const securityPage = readFileSync(join(projectRoot, "SECURITY.md"), "utf8");
  return (await format(proofsPagePath, pageOf(securityPage, results))).code;
}

function pageOf(securityPage: string, results: ProofResults): string {
  const proofs = Object.entries(proofTable)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { promise, size, fault, sample }]) => [
      inCode(name),
      `“${promise[1]}” (${inCode(promise[0])})`,
      size,
      fault,
      `${inCode(sample[0])}: ${sample[1]}`,
      resultSentence(results[name]),
    ]);
  const figures = Object.values(results).flatMap((result) => result?.figures ?? []);
  const promises = keptPromises(securityPage).map(({ document, words, heldBy }) => [
    inCode(document),
    words,
    heldBy.map(inCode).join(", "),
  ]);
  return `# The heavy proofs

The promise that each holds, how much of it one run tries, the fault that was planted in the product and turned it or
its sample red, the test of \`npm test\` that does the same in small, and how the last whole run ended that was kept. A
test holds this page to the files. \`npm run proofs\` says which of them still hold on the code as it is;
[CONTRIBUTING.md](../CONTRIBUTING.md) has the commands.

${markdownTable(["Proof", "Promise", "Size", "Planted fault", "Sample in `npm test`", "Last run"], proofs)}

## The measurements

Each figure of the last run, where it can beside its peer in the same run.

${figuresTable(figures)}

## The promises of README.md and SECURITY.md

Each with the tests and the heavy proofs that hold it.

${markdownTable(["Document", "Promise", "Held by"], promises)}
`;
}

function inCode(text: string): string {
  return `\`${text}\``;
}
