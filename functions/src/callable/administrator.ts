// Tells whether a caller is an administrator now. The claim in a token may be an hour old; the document that `npm run
// admin -- revoke` leaves counts at once, here as in the security rules.
import type { CallableRequest } from "firebase-functions/v2/https";
import { paths } from "../../../src/domain/kernel/collections";
import { callMessages } from "../../../src/domain/kernel/words";
import { database } from "../firestore/database";
import { failure } from "./failure";

export async function requireAdministrator(auth: CallableRequest["auth"]): Promise<void> {
  if (auth?.token.admin !== true) throw failure("permission-denied", callMessages.administratorsOnly);
  const revoked = await database.doc(paths.revokedAdministrator(auth.uid)).get();
  if (revoked.exists) throw failure("permission-denied", callMessages.noLongerAdministrator);
}
