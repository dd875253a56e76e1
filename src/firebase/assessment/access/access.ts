// The rules give the staff the documents of a business for an hour after they have opened it, of which a line tells.
// Its own people read them without.
import { doc, serverTimestamp, type Transaction } from "firebase/firestore";
import type { Subscribe } from "../../../browser/subscribe";
import { paths } from "../../../domain/kernel/collections";
import { firestore } from "../../sdk/firestore";
import { currentSession } from "../../sdk/session";
import { writeOnline } from "../../sdk/writes/write-online";
import { openedBusinesses } from "./opened-businesses";

const businesses = openedBusinesses((place) =>
  writeOnline((transaction) => transaction.set(doc(firestore(), place), { at: serverTimestamp() })),
);

/** Undefined for a business's own people. */
function placeOfAccess(code: string): string | undefined {
  const session = currentSession();
  return session.status === "signed-in" && session.role ? paths.access(code, session.uid) : undefined;
}

/** Reads or writes documents of a business once. */
export function onceOpened<Result>(code: string, work: () => Promise<Result>): Promise<Result> {
  const place = placeOfAccess(code);
  return place === undefined ? work() : businesses.run(place, work);
}

export function writeOpened(code: string, write: (transaction: Transaction) => void): Promise<void> {
  return onceOpened(code, () => writeOnline(write));
}

/** Follows documents of a business. */
export function openedFirst<Value>(code: string, documents: Subscribe<Value>): Subscribe<Value> {
  const place = placeOfAccess(code);
  return place === undefined ? documents : businesses.follow(place, documents);
}
