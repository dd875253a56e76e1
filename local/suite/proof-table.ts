// Every heavy proof in one table, which `docs/proofs.md` shows and `proof-table.test.ts` holds to the files.
import { browserProofs } from "./browser-proofs";
import { operationProofs } from "./operation-proofs";
import { quietProofs, type ProofRow } from "./quiet-proofs";

export const proofTable: Readonly<Record<string, ProofRow>> = { ...quietProofs, ...operationProofs, ...browserProofs };
