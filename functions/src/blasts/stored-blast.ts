// Blasts as the server reads and writes them.
import { Timestamp, type Timestamp as Time } from "firebase-admin/firestore";
import { blast, type Blast } from "../../../src/domain/blasts/blast";
import { paths } from "../../../src/domain/kernel/collections";
import type { BlastContext } from "./blast-context";

export interface StoredBlast extends Blast {
  id: string;
  /** The document's last change, for preconditions. */
  changedAt: Time;
}

export function blastDocument({ database }: Pick<BlastContext, "database">, id: string) {
  return database.doc(paths.blast(id));
}

export async function readBlast(context: Pick<BlastContext, "database">, id: string): Promise<StoredBlast | undefined> {
  const document = await blastDocument(context, id).get();
  const stored = document.data();
  if (!stored || !document.updateTime) return undefined;
  const dated = Object.entries(stored).map(([field, value]: [string, unknown]) => [
    field,
    value instanceof Timestamp ? value.toDate() : value,
  ]);
  return { ...blast.parse(Object.fromEntries(dated)), id, changedAt: document.updateTime };
}
