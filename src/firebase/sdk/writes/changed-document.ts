import type { DocumentData, DocumentReference, DocumentSnapshot, FieldPath } from "firebase/firestore";
import { retriedTransaction } from "./retried-transaction";

interface DocumentChange<Result> {
  result: Result;
  /** The new fields of the document; undefined leaves it as it is. */
  fields?: DocumentData;
  /** The others stay as they are; all are written where it is left out. */
  only?: (string | FieldPath)[];
}

/** Changes one document that others may change in the same moment, on what is there by then. */
export function changeDocument<Result>(
  place: DocumentReference,
  change: (there: DocumentSnapshot) => DocumentChange<Result>,
): Promise<Result> {
  return retriedTransaction(place.firestore, async (transaction) => {
    const { result, fields, only } = change(await transaction.get(place));
    if (fields) transaction.set(place, fields, only ? { mergeFields: only } : {});
    return result;
  });
}
