// Blasts as the server reads and writes them.
import type { DocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import { blast, type Blast } from "../../../src/domain/blasts/blast";
import { paths } from "../../../src/domain/kernel/collections";
import { datedFields } from "../firestore/dated-fields";
import type { BlastContext } from "./blast-context";

export interface StoredBlast extends Blast {
  id: string;
  /** The document's last change, for preconditions. */
  changedAt: Timestamp;
  readAt: Timestamp;
}

export function blastDocument({ database }: Pick<BlastContext, "database">, id: string) {
  return database.doc(paths.blast(id));
}

/** Undefined where it cannot be read. */
export function readableBlast(document: DocumentSnapshot): Blast | undefined {
  return blast.safeParse(datedFields(document)).data;
}

export async function readBlast(context: Pick<BlastContext, "database">, id: string): Promise<StoredBlast | undefined> {
  return storedBlast(await blastDocument(context, id).get());
}

/** Throws where it cannot be read. */
export function storedBlast(document: DocumentSnapshot): StoredBlast | undefined {
  const { id, updateTime: changedAt, readTime: readAt } = document;
  return changedAt && { ...blast.parse(datedFields(document)), id, changedAt, readAt };
}
