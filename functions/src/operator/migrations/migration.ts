import type { DocumentReference, Firestore, Query, QueryDocumentSnapshot, WriteBatch } from "firebase-admin/firestore";

/** One change of what is stored. It may meet documents that have changed already, and leaves them as they are. */
export interface Migration {
  /** One more than that of the migration before. */
  number: number;
  title: string;
  /** Every document that may have to change, in any order but that of another run. */
  documents: (database: Firestore) => Query;
  /** Returns the write for one document; undefined if nothing has to change. */
  change: (document: QueryDocumentSnapshot) => DocumentChange | undefined | Promise<DocumentChange | undefined>;
}

export type DocumentChange = (batch: WriteBatch) => void;

/** For a write that rests on what was read. */
export function unchangedSince({ updateTime }: QueryDocumentSnapshot) {
  return { lastUpdateTime: updateTime };
}

/** The document of the same name in another collection below the same document. */
export function besides({ ref }: QueryDocumentSnapshot, collection: string): DocumentReference {
  const parent = ref.parent.parent;
  if (parent === null) throw new Error(`${ref.path} is below no document.`);
  return parent.collection(collection).doc(ref.id);
}
