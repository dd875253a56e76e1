import type { Firestore } from "firebase-admin/firestore";
import { numberedCollections, type Counters } from "../../../src/domain/kernel/counters";
import { paths } from "../../../src/domain/kernel/collections";

/** Sets the counters to what the collections hold. A write meanwhile may put one off by one: then run it again. */
export async function recount(database: Firestore): Promise<string> {
  const counts = await Promise.all(
    numberedCollections.map(async (collection) => {
      const { count } = (await database.collection(collection).count().get()).data();
      return [collection, count] as const;
    }),
  );
  const counters = Object.fromEntries(counts) as unknown as Counters;
  await database.doc(paths.counters).set(counters, { merge: true });
  return counts.map(([collection, count]) => `${collection}: ${count}`).join("\n");
}
