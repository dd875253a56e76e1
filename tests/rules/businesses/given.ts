// An account with one business, and the invitation to its second; and the same account with both.
import { doc, FieldPath, serverTimestamp, writeBatch, type Firestore } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { anInvitation, aProfile, aUsedInvitation, type DocumentFields } from "../../support/shared/builders";
import { accounts } from "../people";

export const north = "north-business-0123456";
export const south = "south-business-0123456";
export const elsewhere = "elsewhere-business-012";
export const { uid } = accounts.client;
export const stranger = accounts.stranger.uid;

export const ofNorth = { businessName: "Northwind Logistics", part: "contact" };
export const ofSouth = { businessName: "Southwind Cargo", part: "contact" };

export async function write(db: Firestore, documents: Record<string, DocumentFields>): Promise<void> {
  const batch = writeBatch(db);
  for (const [path, fields] of Object.entries(documents)) batch.set(doc(db, path), fields);
  await batch.commit();
}

/** The invitation to the second business. */
export function toSouth(changes: DocumentFields = {}): DocumentFields {
  return anInvitation(south, { businessName: ofSouth.businessName, ...changes });
}

/** `elsewhere` is another account's business. */
export async function givenOneBusiness(db: Firestore, more: Record<string, DocumentFields> = {}): Promise<void> {
  await write(db, {
    [paths.invitation(north)]: aUsedInvitation({ invitationCode: north }),
    [paths.invitation(south)]: toSouth(),
    [paths.invitation(elsewhere)]: aUsedInvitation({
      invitationCode: elsewhere,
      businessName: "Elsewhere Ltd",
      businessEmail: accounts.stranger.claims.email,
      usedBy: stranger,
      usedAuthTime: 0,
    }),
    [paths.profile(uid)]: aProfile(uid, north),
    [paths.profile(stranger)]: aProfile(stranger, elsewhere, {
      businessName: "Elsewhere Ltd",
      businessEmail: accounts.stranger.claims.email,
    }),
    ...more,
  });
}

/** The second business is open. */
export async function givenTwoBusinesses(db: Firestore, more: Record<string, DocumentFields> = {}): Promise<void> {
  await givenOneBusiness(db, {
    [paths.invitation(south)]: aUsedInvitation({ invitationCode: south, businessName: ofSouth.businessName }),
    [paths.profile(uid)]: aProfile(uid, south, {
      businessName: ofSouth.businessName,
      memberships: { [north]: ofNorth, [south]: ofSouth },
    }),
    ...more,
  });
}

interface Accepting {
  code?: string;
  who?: string;
  used?: DocumentFields;
  profile?: DocumentFields;
  /** The memberships that the batch writes, by their codes. */
  memberships?: DocumentFields;
  /** An invitation that is ended, which none has to be. */
  ended?: string;
}

/** The batch with which an account accepts another business, or something like it. */
export function accepting(db: Firestore, { code = south, who = uid, ended, ...changes }: Accepting = {}) {
  const batch = writeBatch(db);
  const profile = { businessName: ofSouth.businessName, ...changes.profile };
  const memberships = changes.memberships ?? { [north]: ofNorth, [code]: ofSouth };
  const pairs = Object.entries(memberships).flatMap(([key, entry]) => [new FieldPath("memberships", key), entry]);
  batch.update(doc(db, paths.profile(who)), "invitationId", code, ...Object.entries(profile).flat(), ...pairs);
  batch.update(doc(db, paths.invitation(code)), {
    status: "used",
    usedBy: who,
    usedAt: serverTimestamp(),
    usedAuthTime: 1000,
    ...changes.used,
  });
  if (ended !== undefined) batch.update(doc(db, paths.invitation(ended)), { endedAt: serverTimestamp() });
  return batch.commit();
}
