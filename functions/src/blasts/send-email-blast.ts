// Records the blast and answers; everything else happens behind the queue.
import { createHash } from "node:crypto";
import { getAuth } from "firebase-admin/auth";
import type { DecodedIdToken } from "firebase-admin/auth";
import { blastMessages } from "../../../src/domain/blasts/words";
import { callMessages } from "../../../src/domain/kernel/words";
import { callable } from "../callable/callable";
import { failure } from "../callable/failure";
import { blastStorageContext } from "./blast-context";
import { recordBlast } from "./record-blast";
import { enqueueBlast } from "./enqueue";

export const sendEmailBlast = callable("sendEmailBlast", {}, async ({ request, auth }) => {
  const { subject, message, __token } = request;
  const { uid } = await verified(__token);
  if (uid !== auth?.uid) throw failure("permission-denied", blastMessages.tokenMissing);
  const key =
    request.key ??
    createHash("sha256")
      .update(JSON.stringify([subject, message, __token]))
      .digest("hex");
  const blastId = await recordBlast(blastStorageContext(), { subject, message, createdBy: uid, key });
  if (blastId === undefined) return { success: false, error: blastMessages.otherText };
  await enqueueBlast(blastId, new Date());
  return { success: true, blastId };
});

/** Also refuses the token of an account that has been closed, or whose sessions have been ended, since it was made. */
async function verified(token: string): Promise<DecodedIdToken> {
  const decoded = await getAuth()
    .verifyIdToken(token, true)
    .catch(() => undefined);
  if (!decoded) throw failure("unauthenticated", blastMessages.tokenMissing);
  if (decoded.admin !== true) throw failure("permission-denied", callMessages.administratorsOnly);
  return decoded;
}
