// Takes over the documents of an older system: gives each that has no `createdAt` the time at which it was made, so
// that it appears in the staff's lists. What has one is left alone, so a run that was interrupted is simply run again,
// and a second run changes nothing.
import { FieldPath, type Firestore, type Query } from "firebase-admin/firestore";
import { countedCollections } from "../../../src/domain/kernel/counters";
import { dateAmongMany, isUndated } from "../firestore/creation-date";

const documentsPerPage = 300;

/** How many were dated, by collection; `progress` is told after each page how far it is. */
export async function adopt(database: Firestore, progress: (sentence: string) => void): Promise<string> {
  const lines: string[] = [];
  for (const collection of countedCollections) {
    const { dated, seen } = await adoptCollection(database, collection, progress);
    lines.push(`${collection}: ${dated} of ${seen} dated`);
  }
  return lines.join("\n");
}

async function adoptCollection(database: Firestore, collection: string, progress: (sentence: string) => void) {
  const all = database.collection(collection).orderBy(FieldPath.documentId()).select("createdAt");
  const writer = database.bulkWriter();
  let [dated, seen] = [0, 0];
  for (let page: Query = all.limit(documentsPerPage); ;) {
    const { docs } = await page.get();
    const writes = docs.filter(isUndated).map((document) => dateAmongMany(writer, document));
    void writer.flush();
    dated += (await Promise.all(writes)).filter(Boolean).length;
    seen += docs.length;
    progress(`${collection}: ${dated} of ${seen} dated so far`);
    const last = docs.at(-1);
    if (last === undefined || docs.length < documentsPerPage) return { dated, seen };
    page = all.startAfter(last.id).limit(documentsPerPage);
  }
}
