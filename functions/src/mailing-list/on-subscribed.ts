// The steps of a new subscription. Signing up again lifts an earlier suppression. With double opt-in the address first
// has to be confirmed from a mail, and nothing else changes until then. The event may come twice, late, and after the
// subscription was confirmed or is gone, so the subscription counts as it is by now; `expiresAt` or `confirmedAt` says
// that it has been welcomed before.
import { Timestamp, type DocumentReference, type DocumentSnapshot, type WriteBatch } from "firebase-admin/firestore";
import { normalisedAddress } from "../../../src/domain/mailing-list/address";
import { doubleOptIn } from "../config";
import { database } from "../firestore/database";
import type { TriggerStep } from "../firestore/document-trigger";
import { unlessLostRace } from "../firestore/lease";
import { asRead, writeAtOnce } from "../firestore/write-at-once";
import { unconfirmedMs } from "./confirmation-link";
import { askToConfirm, sendConfirmation } from "./confirmation-mail";
import { refusalsUnder } from "./refusals";
import { suppressionOf } from "./suppression";

export const welcomeSubscription: TriggerStep = async ({ before, after }) => {
  if (before || typeof after?.get("email") !== "string") return;
  const mail = await writeAtOnce((batch) => welcome(batch, after));
  if (mail) await sendConfirmation(mail, new Date());
  const current = await after.ref.get();
  // An imported person has not signed up, and so is not brought back.
  if (current.exists && !waits(current) && current.get("import") === undefined) await liftSuppression(current);
};

/** Answers with the mail that asks whether the subscription is wanted, where this call has put it into the outbox. */
async function welcome(batch: WriteBatch, { ref }: DocumentSnapshot): Promise<DocumentReference | undefined> {
  const current = await ref.get();
  if (!current.exists) return undefined;
  const { email, address, expiresAt } = current.data() as SubscriptionFields;
  const normalised = normalisedAddress(email);
  const isAsked = waits(current) && expiresAt === undefined;
  const changes = {
    ...(address === undefined && normalised !== email && { address: normalised }),
    ...(isAsked && { expiresAt: Timestamp.fromMillis((current.createTime?.toMillis() ?? 0) + unconfirmedMs) }),
  };
  if (Object.keys(changes).length > 0) batch.update(ref, changes, asRead(current));
  return isAsked ? askToConfirm(batch, ref, new Date()) : undefined;
}

interface SubscriptionFields {
  email: string;
  address?: string;
  expiresAt?: Timestamp;
}

function waits(subscription: DocumentSnapshot): boolean {
  return doubleOptIn() && subscription.get("confirmedAt") === undefined;
}

/**
 * Only a suppression that is older than the subscription; a later one comes from a person who has unsubscribed again.
 */
async function liftSuppression(subscription: DocumentSnapshot): Promise<void> {
  const suppression = await suppressionOf(subscription.get("email") as string);
  const { updateTime } = await suppression.get();
  const signedUpAt = timeOfSigningUp(subscription);
  if (!updateTime || !signedUpAt || updateTime.valueOf() >= signedUpAt.valueOf()) return;
  const batch = database.batch();
  batch.delete(suppression, { lastUpdateTime: updateTime });
  batch.delete(refusalsUnder(suppression.id));
  await unlessLostRace(batch.commit());
}

/** Of one that was held for a while: when it came, not when it was accepted. */
function timeOfSigningUp(subscription: DocumentSnapshot): Timestamp | undefined {
  const createdAt: unknown = subscription.get("acceptedAt") && subscription.get("createdAt");
  return createdAt instanceof Timestamp ? createdAt : subscription.createTime;
}
