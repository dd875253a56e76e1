// Readers on the mailing list, written and read past all rules.
import { addDoc, collection } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { aSubscription } from "../shared/builders";
import { database, documentsWhere } from "../shared/database";

let addressCount = 0;

/** An address that no other test uses. */
export function anAddress(): string {
  addressCount += 1;
  return `reader-${addressCount}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 7)}@northwind.example`;
}

export async function addSubscription(email: string, changes: Record<string, unknown> = {}): Promise<string> {
  return (await addDoc(collection(database, paths.emailList), aSubscription({ email, ...changes }))).id;
}

/** Without the words of the search, which a trigger adds at some moment. */
export async function subscriptionsTo(email: string) {
  const found = await documentsWhere(paths.emailList, "email", email);
  return found.map((fields) => Object.fromEntries(Object.entries(fields).filter(([name]) => name !== "searchWords")));
}
