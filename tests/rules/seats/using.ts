// The batches by which the client comes to a seat.
import { doc, FieldPath, writeBatch, type Firestore, type WriteBatch } from "firebase/firestore/lite";
import { paths } from "../../../src/domain/kernel/collections";
import { aProfile, usedBy, type DocumentFields } from "../../support/shared/builders";
import { north, ofNorth } from "../businesses/given";
import { accounts, type Permission } from "../people";
import { open } from "./given";

export const colleague = { businessName: "Northwind Logistics", part: "colleague" };
const { uid } = accounts.client;

interface Using {
  code?: string;
  profile?: DocumentFields;
  used?: DocumentFields;
}

/** A new account with a seat. */
export function registering(using: Using = {}): Permission["act"] {
  return (db) => registeringBatch(db, using).commit();
}

export function registeringBatch(db: Firestore, { code = open, profile = {}, used = {} }: Using = {}): WriteBatch {
  const batch = writeBatch(db);
  const fields = aProfile(uid, code, { memberships: { [code]: colleague }, ...profile });
  batch.set(doc(db, paths.profile(uid)), fields);
  batch.update(doc(db, paths.seat(code)), usedBy(uid, used));
  return batch;
}

/** An account with a business joins as a colleague. */
export function joining({
  code = open,
  profile = {},
  used = {},
  memberships,
}: Using & { memberships?: DocumentFields } = {}): Permission["act"] {
  return (db) => {
    const batch = writeBatch(db);
    const listed = memberships ?? { [north]: ofNorth, [code]: colleague };
    const pairs = Object.entries(listed).flatMap(([key, entry]) => [new FieldPath("memberships", key), entry]);
    const fields = Object.entries({ businessName: colleague.businessName, ...profile }).flat();
    batch.update(doc(db, paths.profile(uid)), "invitationId", code, ...fields, ...pairs);
    batch.update(doc(db, paths.seat(code)), usedBy(uid, used));
    return batch.commit();
  };
}
