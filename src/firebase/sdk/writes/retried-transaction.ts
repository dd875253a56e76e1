import { runTransaction, type Firestore, type Transaction } from "firebase/firestore";
import { isDenied } from "../failure-kind";

/** At most so many people may be faster, one after the other. */
const mostDenials = 5;

/**
 * A transaction in which another person may be faster. The rules look at the document as it is by then, and may refuse
 * the write before the database notices the change. Another look then tells the outcome.
 */
export async function retriedTransaction<Result>(
  database: Firestore,
  run: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let denials = 1; ; denials++) {
    try {
      return await runTransaction(database, run);
    } catch (error) {
      if (!isDenied(error) || denials >= mostDenials) throw error;
    }
  }
}
