// `docs/proofs.md`, made of the tables of proofs and promises.
import { markdownTable } from "../../src/domain/kernel/markdown";
import { proofTable } from "./proof-table";
import { keptPromises } from "./promises";

export function proofsPage(securityPage: string): string {
  const proofs = Object.entries(proofTable)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, { promise, size, fault, sample }]) => [
      inCode(name),
      `“${promise[1]}” (${inCode(promise[0])})`,
      size,
      fault,
      `${inCode(sample[0])}: ${sample[1]}`,
    ]);
  const promises = keptPromises(securityPage).map(({ document, words, heldBy }) => [
    inCode(document),
    words,
    heldBy.map(inCode).join(", "),
  ]);
  return `# The heavy proofs

The promise that each holds, how much of it one run tries, the fault that was planted in the product and turned it or
its sample red, and the test of \`npm test\` that does the same in small. A test holds this page to the files. \`npm run
proofs\` says how each ended the last time; [CONTRIBUTING.md](../CONTRIBUTING.md) has the commands.

${markdownTable(["Proof", "Promise", "Size", "Planted fault", "Sample in `npm test`"], proofs)}

## The promises of README.md and SECURITY.md

Each with the tests and the heavy proofs that hold it.

${markdownTable(["Document", "Promise", "Held by"], promises)}
`;
}

function inCode(text: string): string {
  return `\`${text}\``;
}
