import { runTransaction, type Transaction } from "firebase/firestore";
import { firestore } from "../firestore";
import { retriedTransaction } from "./retried-transaction";

/**
 * Writes, and says after a few attempts that it could not. An ordinary write would instead wait for a connection for as
 * long as the page is open, and look done meanwhile.
 */
export function writeOnline(write: (transaction: Transaction) => void): Promise<void> {
  return runTransaction(firestore(), (transaction) => {
    write(transaction);
    return Promise.resolve();
  });
}

/** As `retriedTransaction`, in this page's own database. */
export function retriedOnDenial<Result>(run: (transaction: Transaction) => Promise<Result>): Promise<Result> {
  return retriedTransaction(firestore(), run);
}
