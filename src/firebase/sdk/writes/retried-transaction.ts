import { runTransaction, type Firestore, type Transaction } from "firebase/firestore";
import { isDenied } from "../failure-kind";

/** As many people may be faster, one after the other. */
const mostDenials = 5;

/**
 * A transaction of which somebody else may be faster. The rules, which look at what is there by then, may refuse it
 * before the database notices that what was read has changed. Another look then tells what has happened.
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
