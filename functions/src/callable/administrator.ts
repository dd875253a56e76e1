// Tells whether a caller belongs to the staff now. The claim in a token may be an hour old; the document that `npm run
// admin` leaves counts at once, here as in the security rules. A deed that cannot be undone, or that takes away many
// people's data, needs a fresh login besides: a session that was left open or stolen is not enough for it.
import { getAuth } from "firebase-admin/auth";
import type { CallableRequest } from "firebase-functions/v2/https";
import { groups, type Group } from "../../../src/domain/accounts/rights";
import { roleIn, type Role } from "../../../src/domain/accounts/roles";
import { freshLoginMinutes } from "../../../src/domain/accounts/second-factor/fresh-login";
import { loginProofRefusals } from "../../../src/domain/accounts/second-factor/words";
import { minuteMs } from "../../../src/domain/kernel/durations";
import { paths } from "../../../src/domain/kernel/collections";
import { callMessages } from "../../../src/domain/kernel/words";
import { hasSecondFactor } from "./second-factor";
import { demandsSecondFactor } from "../config";
import { database } from "../firestore/database";
import { failure } from "./failure";

export async function requireStaff(auth: CallableRequest["auth"], group: Group): Promise<void> {
  const role = roleIn(auth?.token);
  const allowed: readonly Role[] = groups[group];
  if (!auth || role === undefined || !allowed.includes(role))
    throw failure("permission-denied", group === "admin" ? callMessages.administratorsOnly : callMessages.staffOnly);
  const revoked = await database.doc(paths.revokedAdministrator(auth.uid)).get();
  if (revoked.exists && !(role === "reader" && revoked.get("reader") === true)) {
    const ended = role === "admin" ? callMessages.noLongerAdministrator : callMessages.noLongerReader;
    throw failure("permission-denied", ended);
  }
  if (role === "admin") await requireDemandedFactor(auth);
}

async function requireDemandedFactor(auth: NonNullable<CallableRequest["auth"]>): Promise<void> {
  if (!demandsSecondFactor() || hadSecondFactor(auth)) return;
  if (await hasAccountFactor(auth.uid)) throw freshLoginNeeded();
  throw failure("permission-denied", loginProofRefusals.secondFactorNeeded, { asksFor: "second factor" });
}

export async function requireAdministrator(auth: CallableRequest["auth"]): Promise<void> {
  await requireStaff(auth, "admin");
}

/** A login from before the account had its factor is not fresh. */
export async function requireFreshLogin(auth: NonNullable<CallableRequest["auth"]>): Promise<void> {
  const isRecent = auth.token.auth_time * 1000 > Date.now() - freshLoginMinutes * minuteMs;
  if (isRecent && (hadSecondFactor(auth) || !(await hasAccountFactor(auth.uid)))) return;
  throw freshLoginNeeded();
}

function freshLoginNeeded(): Error {
  return failure("permission-denied", loginProofRefusals.freshLoginNeeded, { asksFor: "fresh login" });
}

function hadSecondFactor({ token }: NonNullable<CallableRequest["auth"]>): boolean {
  return token.firebase.sign_in_second_factor !== undefined;
}

async function hasAccountFactor(uid: string): Promise<boolean> {
  const { users } = await getAuth().getUsers([{ uid }]);
  return users.some(hasSecondFactor);
}
