import { runTransaction, type Transaction } from "firebase/firestore";
import { isDenied } from "./failure-kind";
import { firestore } from "./firestore";

/**
 * Writes, and says after a few attempts that it could not. An ordinary write would instead wait for a connection for as
 * long as the page is open, and look done meanwhile.
 */
export function writeOnline(write: (transaction: Transaction) => void): Promise<void> {
  return runTransaction(firestore, (transaction) => {
    write(transaction);
    return Promise.resolve();
  });
}

/**
 * A transaction of which somebody else may be faster. The rules, which look at what is there by then, may refuse it
 * before the database notices that what was read has changed. A second look then tells what has happened.
 */
export async function retriedOnDenial<Result>(run: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  try {
    return await runTransaction(firestore, run);
  } catch (error) {
    if (!isDenied(error)) throw error;
    return runTransaction(firestore, run);
  }
}
