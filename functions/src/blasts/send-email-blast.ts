// Records the blast and answers; everything else happens behind the queue.
import { createHash } from "node:crypto";
import { getAuth } from "firebase-admin/auth";
import type { DecodedIdToken } from "firebase-admin/auth";
import { usesName } from "../../../src/domain/blasts/greeting";
import { blastMessages, blastScreenMessages } from "../../../src/domain/blasts/words";
import { dayMs } from "../../../src/domain/kernel/durations";
import { callMessages } from "../../../src/domain/kernel/words";
import { callable } from "../callable/callable";
import { failure } from "../callable/failure";
import { blastStorageContext } from "./blast-context";
import { recordBlast } from "./record-blast";
import { enqueueBlast } from "./enqueue";

export const sendEmailBlast = callable("sendEmailBlast", { maxInstances: 1 }, async ({ request, auth }) => {
  const { subject, message, nameFallback, __token } = request;
  const { uid } = await verified(__token);
  if (uid !== auth?.uid) throw failure("permission-denied", blastMessages.tokenMissing);
  if (usesName(message) && nameFallback === "") return { success: false, error: blastScreenMessages.fallbackMissing };
  const sendAt = request.sendAt === undefined ? undefined : new Date(request.sendAt);
  if (sendAt && !isInNextYear(sendAt)) return { success: false, error: blastScreenMessages.timeOver };
  const key =
    request.key ??
    createHash("sha256")
      .update(JSON.stringify([subject, message, nameFallback, request.sendAt, __token]))
      .digest("hex");
  const blastId = await recordBlast(blastStorageContext(), {
    subject,
    message,
    nameFallback,
    sendAt,
    createdBy: uid,
    key,
  });
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

/** An administrator who presses the button within the chosen minute means it. */
const lateMs = 60_000;

function isInNextYear(time: Date): boolean {
  const ahead = time.getTime() - Date.now();
  return ahead > -lateMs && ahead < 365 * dayMs;
}
