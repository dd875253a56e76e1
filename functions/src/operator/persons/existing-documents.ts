import type { DocumentReference } from "firebase-admin/firestore";
import type { PersonsContext } from "./persons-context";

/** Documents that are asked for together. */
const idsPerRequest = 300;

/** Those of these documents that are there. */
export async function existing(
  { database }: PersonsContext,
  refs: readonly DocumentReference[],
): Promise<DocumentReference[]> {
  const found: DocumentReference[] = [];
  for (let first = 0; first < refs.length; first += idsPerRequest) {
    const group = refs.slice(first, first + idsPerRequest);
    const snapshots = await database.getAll(...group, { fieldMask: [] });
    found.push(...snapshots.filter(({ exists }) => exists).map(({ ref }) => ref));
  }
  return found;
}
