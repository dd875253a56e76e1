import { runTransaction, type Firestore, type Transaction } from "firebase/firestore";
import { isDenied } from "../sdk/failure-kind";

/** As `retriedOnDenial`, in whichever database: where two windows race in a test, each has one of its own. */
export async function retriedTransaction<Result>(
  db: Firestore,
  run: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  try {
    return await runTransaction(db, run);
  } catch (error) {
    if (!isDenied(error)) throw error;
    return runTransaction(db, run);
  }
}
