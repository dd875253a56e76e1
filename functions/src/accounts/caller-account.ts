// The accounts with a share of their own: those of invited businesses and of the staff. A whole office would
// otherwise share the limit of its address. Anybody can make an account with Firebase, so a sign-in alone is not
// enough. All other callers share by their address, like every visitor.
import { HttpsError, type CallableRequest } from "firebase-functions/v2/https";
import { roleIn } from "../../../src/domain/accounts/roles";
import { requireStaff } from "../callable/administrator";
import { invitationOfCaller } from "../invitations/invitation-of-caller";
import { Remembered } from "../limits/remembered";

/** Only a share depends on it, so a right that was taken away in that time does no harm. */
const knownMs = 10 * 60 * 1000;
const withShare = new Remembered<true>();

/** The account whose share a text is taken from; undefined where it is the address's. */
export async function accountOfCaller(auth: CallableRequest["auth"], now = new Date()): Promise<string | undefined> {
  if (!auth?.uid) return undefined; // the emulators verify no tokens, and a forged one has no uid
  if (withShare.get(auth.uid, now)) return auth.uid;
  if (!(await hasShare(auth))) return undefined;
  withShare.set(auth.uid, true, now.getTime() + knownMs);
  return auth.uid;
}

async function hasShare(auth: NonNullable<CallableRequest["auth"]>): Promise<boolean> {
  try {
    await (roleIn(auth.token) === undefined ? invitationOfCaller(auth) : requireStaff(auth, "staff"));
    return true;
  } catch (error) {
    if (error instanceof HttpsError && error.code === "permission-denied") return false;
    throw error;
  }
}
