import type { DocumentData, DocumentReference, DocumentSnapshot } from "firebase/firestore";
import { retriedTransaction } from "./retried-transaction";

interface DocumentChange<Result> {
  result: Result;
  /** All fields that the document has from now on; it stays as it is where none are given. */
  fields?: DocumentData;
}

/** Changes one document that others may change in the same moment, on what is there by then. */
export function changeDocument<Result>(
  place: DocumentReference,
  change: (there: DocumentSnapshot) => DocumentChange<Result>,
): Promise<Result> {
  return retriedTransaction(place.firestore, async (transaction) => {
    const { result, fields } = change(await transaction.get(place));
    if (fields) transaction.set(place, fields);
    return result;
  });
}
