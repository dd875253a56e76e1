// Asking the owners of new subscriptions whether they want them. What has to be asked stands in the subscription itself
// (`confirmation`, with the time at which it is due) until the mail has gone out, so a mail server that is away for a
// day, or for a week, loses nobody, and neither does a day whose budget is used up.
import { FieldValue, type DocumentSnapshot } from "firebase-admin/firestore";
import { normalisedAddress } from "../../../src/domain/mailing-list/address";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";
import { unlessLostRace } from "../firestore/lease";
import { dayEnd, dayOf } from "../limits/daily-quota";
import { mailKeyState } from "../mail/suppression-key";
import { sweepDue } from "../mail/delivery";
import { backoffMs } from "../queue/backoff";
import { unconfirmedMs } from "./confirmation-link";
import { mailConfirmation, type ConfirmationOutcome } from "./confirmation-mail";

/** Longer than any sending takes. */
const claimMs = 10 * 60_000;

/** Sends the mail of a subscription that waits for it, unless another process does. Says whether it may go on. */
export async function askForConfirmation(subscription: DocumentSnapshot, now: Date): Promise<"asked" | "put off"> {
  if ((await mailKeyState()) !== "ready") return "put off";
  const { ref, createTime, updateTime } = subscription;
  const { email, confirmation } = subscription.data() as WaitingSubscription;
  const claim = { "confirmation.dueAt": new Date(now.getTime() + claimMs) };
  const claimed = await unlessLostRace(ref.update(claim, updateTime && { lastUpdateTime: updateTime }));
  if (!claimed) return "asked";

  const attempts = confirmation.attempts + 1;
  const isFromEarlierDay = createTime !== undefined && dayOf(createTime.toDate()) < dayOf(now);
  const isImported = subscription.get("import") !== undefined;
  const source = isImported ? "import" : isFromEarlierDay ? "earlier day" : "today";
  const outcome = await mailConfirmation(normalisedAddress(email), ref.id, now, source);
  const retryAt = retryTime(outcome, attempts, now);
  const changes =
    retryAt === "done"
      ? { confirmation: FieldValue.delete(), ...(isImported && { expiresAt: new Date(now.getTime() + unconfirmedMs) }) }
      : { confirmation: { dueAt: retryAt, attempts } };
  // Confirmed or gone meanwhile: that counts.
  await unlessLostRace(ref.update(changes, { lastUpdateTime: claimed.writeTime }));
  // What an import may send says nothing of what visitors may.
  return outcome === "refused" || (outcome === "used-up" && !isImported) ? "put off" : "asked";
}

function retryTime(outcome: ConfirmationOutcome, attempts: number, now: Date): Date | "done" {
  if (outcome === "refused") return new Date(now.getTime() + backoffMs(attempts));
  return outcome === "used-up" ? dayEnd(now) : outcome;
}

interface WaitingSubscription {
  email: string;
  confirmation: { attempts: number };
}

const confirmationsPerSweep = 200;

/** Asks those who have waited for longest, until the mail server, or the day's budget, puts off some in a row. */
export function sweepConfirmations(now = new Date()): Promise<void> {
  return sweepDue(
    {
      documents: database.collection(paths.emailList),
      dueAt: "confirmation.dueAt",
      most: confirmationsPerSweep,
      deliver: async (subscription) => (await askForConfirmation(subscription, now)) === "asked",
    },
    now,
  );
}
