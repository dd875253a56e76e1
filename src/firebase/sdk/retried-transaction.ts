import { runTransaction, type Firestore, type Transaction } from "firebase/firestore";
import { isDenied } from "./failure-kind";

/**
 * A transaction of which somebody else may be faster. The rules, which look at what is there by then, may refuse it
 * before the database notices that what was read has changed. A second look then tells what has happened.
 */
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
