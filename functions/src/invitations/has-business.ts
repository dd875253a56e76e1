import type { Query } from "firebase-admin/firestore";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";

/** The profiles of an address, in small letters. */
export function profilesOf(email: string): Query {
  return database.collection(paths.profiles).where("businessEmail", "==", email);
}

/** Tells whether an address, in small letters, has an account with a business: it logs in to accept another one. */
export async function hasBusiness(email: string): Promise<boolean> {
  const profiles = await profilesOf(email).limit(2).get();
  return profiles.docs.some((profile) => profile.get("invitationId") !== undefined);
}
