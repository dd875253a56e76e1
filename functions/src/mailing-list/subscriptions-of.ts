import type { QueryDocumentSnapshot } from "firebase-admin/firestore";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";

/** More than one person ever has; the caller asks several times for an address that has signed up more often. */
const maxPerQuery = 200;

/** The subscriptions of a normalised address, however it was typed, newest first; at most some hundred at once. */
export async function subscriptionsOf(address: string): Promise<QueryDocumentSnapshot[]> {
  const emailList = database.collection(paths.emailList);
  const found = await Promise.all(
    ["email", "address"].map((field) => emailList.where(field, "==", address).limit(maxPerQuery).get()),
  );
  const byId = new Map(found.flatMap(({ docs }) => docs).map((snapshot) => [snapshot.id, snapshot]));
  return [...byId.values()].sort((a, b) => b.createTime.toMillis() - a.createTime.toMillis());
}
