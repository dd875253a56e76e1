// A business whose plan has three versions: the first was released, the second is the model's, the third is a
// consultant's.
import { doc, serverTimestamp, setDoc, writeBatch, type Firestore, type WriteBatch } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { aUsedInvitation, type DocumentFields } from "../../support/shared/builders";
import { accounts, administrator, type Permission, type Person } from "../people";

export const mine = "used-invitation-code-1";
export const others = "used-invitation-code-2";
/** By the administrators. */
export const opened = [mine, others];

const { uid, claims } = accounts.administrator;
export const signature = { by: uid, byEmail: claims.email };

const origin = { model: "a-model", generatedAt: new Date(5000), answersHash: "hash" };
export const written = { number: 2, text: "## Summary", createdAt: new Date(5000), ...origin };
const older = { number: 1, text: "Once.", createdAt: new Date(1000) };

export function anEdit(changes: DocumentFields = {}): DocumentFields {
  return {
    ...origin,
    ...signature,
    number: 4,
    text: "## Summary, edited",
    basedOn: 3,
    createdAt: serverTimestamp(),
    ...changes,
  };
}

/** Writes the invitations of the client's business and of another, and what `add` puts below each. */
export async function givenBusinesses(db: Firestore, add: (batch: WriteBatch, code: string) => void): Promise<void> {
  const batch = writeBatch(db);
  for (const code of [mine, others]) {
    batch.set(doc(db, paths.invitation(code)), aUsedInvitation(code === mine ? {} : { usedBy: "someone-else" }));
    add(batch, code);
  }
  await batch.commit();
}

/**
 * Rows of what the client and the consultants may do with the client's business, and only these with another. `readers`
 * may only read.
 */
export function rowsOfBoth(
  actions: (code: string) => Record<string, Permission["act"]>,
  own: string,
  another: string,
  readers: Person[] = [],
): Record<string, Permission> {
  const rows = (code: string, whose: string, who: Person[]) =>
    Object.entries(actions(code)).map(([does, act]) => {
      const isReading = does.startsWith("read ") || does.startsWith("list ");
      return [`${does} of ${whose}`, { who: isReading ? [...who, ...readers] : who, act }] as const;
    });
  return Object.fromEntries([...rows(mine, own, ["client", "administrator"]), ...rows(others, another, administrator)]);
}

/** Returns the signature of a business's person, or of a consultant. */
export function ourSignature(by: Person) {
  const role = by === "administrator" || by === "revoked administrator" ? "consultant" : "business";
  return { by: by === "visitor" ? "" : accounts[by].uid, role };
}

export function givenVersions(db: Firestore): Promise<void> {
  return givenBusinesses(db, (batch, code) => {
    batch.set(doc(db, paths.answersOf(code)), { trainingPlan: "Once.", planVersion: 1, lastUpdated: new Date(0) });
    const versions = [older, written, { ...anEdit({ number: 3, basedOn: 2 }), createdAt: new Date(6000) }];
    versions.forEach((version, nth) => batch.set(doc(db, paths.planVersion(code, nth + 1)), version));
    batch.set(doc(db, paths.planRelease(code, 1)), { version: 1, releasedAt: new Date(1000) });
  });
}

export function aRelease(changes: DocumentFields = {}): DocumentFields {
  const now = serverTimestamp();
  return { version: 3, reviewedBy: "Rosa Consultant", releasedAt: now, mailDueAt: now, ...signature, ...changes };
}

/** Returns the changes of a release to the answers. */
export function releasedPlan(changes: DocumentFields = {}): DocumentFields {
  return {
    trainingPlan: "## Summary, edited",
    planModel: origin.model,
    planGeneratedAt: origin.generatedAt,
    planAnswersHash: origin.answersHash,
    planVersion: 3,
    planEdited: true,
    planReviewedBy: "Rosa Consultant",
    planReleasedAt: serverTimestamp(),
    ...changes,
  };
}

export function releasing(db: Firestore, release: DocumentFields, plan: DocumentFields, version = 3): Promise<void> {
  const batch = writeBatch(db);
  batch.set(doc(db, paths.planRelease(mine, version)), release);
  batch.update(doc(db, paths.answersOf(mine)), plan);
  return batch.commit();
}

export const writeVersion = (db: Firestore, fields: DocumentFields, id = 4) =>
  setDoc(doc(db, paths.planVersion(mine, id)), fields);
