// Asking the owners of new subscriptions whether they want them. What has to be asked stands in the subscription itself
// (`confirmation`, with the time at which it is due) until the mail has gone out, so a mail server that is away for a
// day, or for a week, loses nobody.
import { FieldValue, type DocumentSnapshot } from "firebase-admin/firestore";
import { normalisedAddress } from "../../../src/domain/mailing-list/address";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";
import { unlessLostRace } from "../firestore/lease";
import { mailKeyState } from "../mail/suppression-key";
import { backoffMs } from "../queue/backoff";
import { mailConfirmation } from "./confirmation-mail";

/** Longer than any sending takes. */
const claimMs = 10 * 60_000;

/** Sends the mail of a subscription that waits for it, unless another process does. Says whether it may go on. */
export async function askForConfirmation(subscription: DocumentSnapshot, now: Date): Promise<"asked" | "put off"> {
  if ((await mailKeyState()) !== "ready") return "put off";
  const { ref, updateTime } = subscription;
  const { email, confirmation } = subscription.data() as WaitingSubscription;
  const claim = { "confirmation.dueAt": new Date(now.getTime() + claimMs) };
  const claimed = await unlessLostRace(ref.update(claim, updateTime && { lastUpdateTime: updateTime }));
  if (!claimed) return "asked";

  const attempts = confirmation.attempts + 1;
  const outcome = await mailConfirmation(normalisedAddress(email), ref.id, now);
  const retryAt = outcome === "refused" ? new Date(now.getTime() + backoffMs(attempts)) : outcome;
  const waiting = retryAt === "done" ? FieldValue.delete() : { dueAt: retryAt, attempts };
  // Confirmed or gone meanwhile: that counts.
  await unlessLostRace(ref.update({ confirmation: waiting }, { lastUpdateTime: claimed.writeTime }));
  return outcome === "refused" ? "put off" : "asked";
}

interface WaitingSubscription {
  email: string;
  confirmation: { attempts: number };
}

const confirmationsPerSweep = 200;

/** Of those in a row that the mail server may put off: it would put off the others as well. */
const patience = 3;

/** Asks those who have waited for longest. */
export async function sweepConfirmations(now = new Date()): Promise<void> {
  const due = await database
    .collection(paths.emailList)
    .where("confirmation.dueAt", "<=", now)
    .orderBy("confirmation.dueAt")
    .limit(confirmationsPerSweep)
    .get();
  let putOff = 0;
  for (const subscription of due.docs) {
    const outcome = await askForConfirmation(subscription, now);
    putOff = outcome === "put off" ? putOff + 1 : 0;
    if (putOff >= patience) return;
  }
}
