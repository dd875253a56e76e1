// The rules give a member of the staff the documents of a business for an hour after they have opened it, of which a
// line tells. Its own people read them without.
import { doc, serverTimestamp } from "firebase/firestore";
import type { Subscribe } from "../../../browser/subscribe";
import { paths } from "../../../domain/kernel/collections";
import { firestore } from "../../sdk/firestore";
import { currentSession } from "../../sdk/session";
import { writeOnline } from "../../sdk/writes/write-online";
import { openedBusinesses } from "./opened-businesses";

const businesses = openedBusinesses((code) =>
  writeOnline((transaction) => {
    transaction.set(doc(firestore(), paths.access(code, staffId() ?? "")), { at: serverTimestamp() });
  }),
);

function staffId(): string | undefined {
  const session = currentSession();
  return session.status === "signed-in" && session.role !== undefined ? session.uid : undefined;
}

/** Comes before a business's documents are read once. */
export async function openForStaff(code: string): Promise<void> {
  if (staffId() !== undefined) await businesses.open(code);
}

/** Follows documents of a business. */
export function openedFirst<Value>(code: string, documents: Subscribe<Value>): Subscribe<Value> {
  return staffId() === undefined ? documents : businesses.follow(code, documents);
}
