// Tells whether a caller belongs to the staff now. The claim in a token may be an hour old; the document that `npm run
// admin` leaves counts at once, here as in the security rules.
import type { CallableRequest } from "firebase-functions/v2/https";
import { groups, type Group } from "../../../src/domain/accounts/deeds";
import { roleIn, type Role } from "../../../src/domain/accounts/roles";
import { paths } from "../../../src/domain/kernel/collections";
import { callMessages } from "../../../src/domain/kernel/words";
import { database } from "../firestore/database";
import { failure } from "./failure";

export async function requireStaff(auth: CallableRequest["auth"], group: Group): Promise<void> {
  const role = roleIn(auth?.token);
  const allowed: readonly Role[] = groups[group];
  if (!auth || role === undefined || !allowed.includes(role))
    throw failure("permission-denied", group === "admin" ? callMessages.administratorsOnly : callMessages.staffOnly);
  const revoked = await database.doc(paths.revokedAdministrator(auth.uid)).get();
  if (!revoked.exists || (role === "reader" && revoked.get("reader") === true)) return;
  const ended = role === "admin" ? callMessages.noLongerAdministrator : callMessages.noLongerReader;
  throw failure("permission-denied", ended);
}

export async function requireAdministrator(auth: CallableRequest["auth"]): Promise<void> {
  await requireStaff(auth, "admin");
}
