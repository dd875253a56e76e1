// Gives a person what we have of them, in the form in which it is stored; of documents that are about others as well,
// only what is about this person.
import { Timestamp, type DocumentReference, type DocumentSnapshot } from "firebase-admin/firestore";
import type { UserRecord } from "firebase-admin/auth";
import type { PersonalCollection } from "../../../../src/domain/operation/personal-collections";
import { personalPlaces, type PersonalPlace } from "../../../../src/domain/operation/personal-places";
import type { PersonalDataExport } from "../../../../src/domain/operation/personal-data-export";
import { findPerson } from "./find-person";
import { storedStatementsOf } from "./person-statements";
import type { PersonsContext } from "./persons-context";

export async function exportPerson(context: PersonsContext, address: string): Promise<PersonalDataExport> {
  const { account, documents, pseudonyms, ofColleagues } = await findPerson(context, address);
  const data: Partial<Record<PersonalPlace, unknown[]>> = {};
  for (const [pattern, refs] of documents)
    if (personalPlaces[pattern].isExported) {
      const theirs = refs.filter(({ path }) => !ofColleagues.has(path));
      data[pattern] = await contentsOf(context, pattern, theirs);
    }
  data.account = account ? [accountFields(account)] : [];
  data["learning record store"] = await storedStatementsOf(context, pseudonyms);
  const found = Object.entries(data).filter(([, entries]) => entries.length > 0);
  return { address, exportedAt: context.now().toISOString(), data: Object.fromEntries(found) };
}

/** A document may have a megabyte. */
const documentsPerRequest = 50;

async function contentsOf(
  { database }: PersonsContext,
  pattern: PersonalCollection,
  refs: readonly DocumentReference[],
): Promise<unknown[]> {
  const contents: unknown[] = [];
  for (let first = 0; first < refs.length; first += documentsPerRequest) {
    const snapshots = await database.getAll(...refs.slice(first, first + documentsPerRequest));
    contents.push(...snapshots.filter(({ exists }) => exists).map((snapshot) => contentOf(pattern, snapshot)));
  }
  return contents;
}

function contentOf(pattern: PersonalCollection, snapshot: DocumentSnapshot): unknown {
  const { path } = snapshot.ref;
  const at = snapshot.createTime?.toDate().toISOString();
  // The others of a batch, or of a file, are none of this person's business.
  if (pattern === "blasts/*/batches") return { path, at, state: String(snapshot.get("state")) };
  if (pattern === "imports/*/importParts") return { path, at };
  if (pattern === "statements") {
    const { body, ...fields } = snapshot.data() ?? {};
    return { path, ...(plain(fields) as object), statement: JSON.parse(String(body)) as unknown };
  }
  return { path, ...(plain(snapshot.data()) as object) };
}

/** Times as ISO 8601. */
function plain(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]));
}

function accountFields({ uid, email, displayName, emailVerified, disabled, customClaims, ...account }: UserRecord) {
  const { creationTime, lastSignInTime } = account.metadata;
  const secondFactors = account.multiFactor?.enrolledFactors.map(({ enrollmentTime }) => enrollmentTime);
  const times = { creationTime, lastSignInTime, ...(secondFactors && { secondFactors }) };
  return { uid, email, displayName, emailVerified, disabled, ...times, customClaims };
}
