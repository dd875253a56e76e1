import { runTransaction, type Transaction } from "firebase/firestore";
import { firestore } from "../firestore";
import { retriedTransaction } from "./retried-transaction";

/**
 * Writes, and says after a few attempts that it could not. An ordinary write would wait for a connection for as long as
 * the page is open, and look done all that time.
 */
export function writeOnline(write: (transaction: Transaction) => void): Promise<void> {
  return runTransaction(firestore(), (transaction) => {
    write(transaction);
    return Promise.resolve();
  });
}

/** Works like `retriedTransaction`, in this page's own database. */
export function retriedOnDenial<Result>(run: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  return retriedTransaction(firestore(), run);
}
