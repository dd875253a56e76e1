// Every heavy proof in one table, which `docs/proofs.md` shows and `proof-table.test.ts` holds to the files.
import { markdownTable } from "../../src/domain/kernel/markdown";
import { browserProofs } from "./browser-proofs";
import { quietProofs } from "./quiet-proofs";

export const proofTable = { ...quietProofs, ...browserProofs };

export function proofsPage(): string {
  const names = Object.keys(proofTable).toSorted();
  const rows = names.flatMap((name) => {
    const row = proofTable[name];
    if (!row) return [];
    const { promise, size, fault, sample } = row;
    return [
      [inCode(name), `“${promise[1]}” (${inCode(promise[0])})`, size, fault, `${inCode(sample[0])}: ${sample[1]}`],
    ];
  });
  return `# The heavy proofs

The promise that each holds, how much of it one run tries, the fault that was planted in the product and turned it red,
and the test of \`npm test\` that does the same in small. A test holds this page to the files. \`npm run proofs\` says how
each ended the last time; [CONTRIBUTING.md](../CONTRIBUTING.md) has the commands. A proof without a fault was never seen
to fail.

${markdownTable(["Proof", "Promise", "Size", "Planted fault", "Sample in `npm test`"], rows)}
`;
}

function inCode(text: string): string {
  return `\`${text}\``;
}
