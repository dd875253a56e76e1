// The documents of a collection in which an address stands. All of them are read, as for an email blast: addresses were
// stored as they were typed, and no query knows capitals, blanks and lists.
import { FieldPath, type Firestore, type Query, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import { collectionPattern, textsAt } from "../../../../src/domain/operation/address-fields";
import { normalisedAddress } from "../../../../src/domain/mailing-list/address";

const documentsPerRead = 500;

/** Every document of the collections with this pattern, with these fields, page by page. */
export async function* documentPages(
  database: Firestore,
  pattern: string,
  fields: readonly string[],
): AsyncGenerator<QueryDocumentSnapshot[]> {
  const name = pattern.split("/").at(-1) ?? pattern;
  const source = pattern.includes("/") ? database.collectionGroup(name) : database.collection(name);
  const all = source
    .orderBy(FieldPath.documentId())
    .select(...fields)
    .limit(documentsPerRead);
  for (let page: Query = all; ;) {
    const { docs } = await page.get();
    yield docs.filter(({ ref }) => collectionPattern(ref.path) === pattern);
    const last = docs.at(-1);
    if (last === undefined || docs.length < documentsPerRead) return;
    page = all.startAfter(last);
  }
}

/** The fields that name an invitation's user, and a person, besides the addresses. */
const alwaysRead = ["usedBy", "name"];

/** Every document in which addresses stand, with them. */
export async function* addressPages(database: Firestore, pattern: string, fields: readonly string[]) {
  const names = fields.map((path) => path.split(".")[0] ?? path);
  for await (const page of documentPages(database, pattern, [...names, ...alwaysRead]))
    yield page.map((document) => ({ document, addresses: addressesIn(document.data(), fields) }));
}

function addressesIn(fields: Record<string, unknown>, paths: readonly string[]): string[] {
  return paths.flatMap((path) => textsAt(fields, path)).map(normalisedAddress);
}

export async function documentsWith(
  database: Firestore,
  pattern: string,
  fields: readonly string[],
  address: string,
): Promise<QueryDocumentSnapshot[]> {
  const found: QueryDocumentSnapshot[] = [];
  for await (const page of addressPages(database, pattern, fields))
    found.push(...page.filter(({ addresses }) => addresses.includes(address)).map(({ document }) => document));
  return found;
}
