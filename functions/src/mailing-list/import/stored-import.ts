// Imports as the server reads and writes them. An import is a document and its parts, which hold the rows until they
// are on the list: a part at a time is added, then settled, then gone.
import type { DocumentSnapshot, Firestore, Timestamp } from "firebase-admin/firestore";
import type { ImportRow, SubscriberImport } from "../../../../src/domain/mailing-list/import/import";
import { subscriberImport } from "../../../../src/domain/mailing-list/import/import";
import { paths } from "../../../../src/domain/kernel/collections";
import { datedFields } from "../../firestore/dated-fields";

export interface ImportContext {
  database: Firestore;
  now: () => Date;
}

export interface StoredImport extends SubscriberImport {
  id: string;
  changedAt: Timestamp;
}

/** `waiting` for its rows to be added; `added`, with the rows that were, until it is known that all may stay. */
export type StoredPart = { state: "waiting"; rows: ImportRow[] } | { state: "added"; rows: AddedRow[] };

export interface AddedRow {
  email: string;
  /** Of the subscription. */
  id: string;
}

export async function readImport({ database }: ImportContext, id: string): Promise<StoredImport | undefined> {
  const document = await database.doc(paths.import(id)).get();
  if (!document.updateTime) return undefined;
  return { ...subscriberImport.parse(datedFields(document)), id, changedAt: document.updateTime };
}

export function partFrom(document: DocumentSnapshot): StoredPart | undefined {
  return document.data() as StoredPart | undefined;
}
