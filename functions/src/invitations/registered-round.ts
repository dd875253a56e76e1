import { getAuth } from "firebase-admin/auth";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";

/** The round that the account of an address works on; undefined where there is no account, or it has no business. */
export async function registeredRoundOf(email: string): Promise<string | undefined> {
  const uid = await uidOf(email);
  if (uid === undefined) return undefined;
  const code: unknown = (await database.doc(paths.profile(uid)).get()).get("invitationId");
  return typeof code === "string" ? code : undefined;
}

async function uidOf(email: string): Promise<string | undefined> {
  try {
    return (await getAuth().getUserByEmail(email)).uid;
  } catch (error) {
    if ((error as { code?: unknown }).code === "auth/user-not-found") return undefined;
    throw error;
  }
}
