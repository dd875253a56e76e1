// What happens to a new subscription: signing up again lifts an earlier suppression; with double opt-in the address
// first has to be confirmed from a mail, and nothing else changes until then. The event may come twice, late and after
// the subscription was confirmed or is gone, so what counts is the subscription as it is by now; `expiresAt` or
// `confirmedAt` says that it has been welcomed before.
import { Timestamp, type DocumentSnapshot } from "firebase-admin/firestore";
import { normalisedAddress } from "../../../src/domain/mailing-list/address";
import { doubleOptIn } from "../config";
import { database } from "../firestore/database";
import type { TriggerStep } from "../firestore/document-trigger";
import { unlessLostRace } from "../firestore/lease";
import { updateCurrent } from "../firestore/update-current";
import { unconfirmedMs } from "./confirmation-link";
import { askForConfirmation } from "./confirmations";
import { refusalsUnder } from "./refusals";
import { suppressionOf } from "./suppression";

export const welcomeSubscription: TriggerStep = async ({ before, after }) => {
  if (before || typeof after?.get("email") !== "string") return;
  if (await updateCurrent(after.ref, changesOnSubscribing)) {
    const welcomed = await after.ref.get();
    if (welcomed.get("confirmation")) await askForConfirmation(welcomed, new Date());
  }
  const current = await after.ref.get();
  // Whoever was imported has not signed up: that brings nobody back.
  if (current.exists && !waits(current) && current.get("import") === undefined) await liftSuppression(current);
};

function changesOnSubscribing(subscription: DocumentSnapshot) {
  const { email, address, expiresAt } = subscription.data() as SubscriptionFields;
  const normalised = normalisedAddress(email);
  const changes = {
    ...(address === undefined && normalised !== email && { address: normalised }),
    ...(waits(subscription) &&
      expiresAt === undefined && {
        expiresAt: Timestamp.fromMillis((subscription.createTime?.toMillis() ?? 0) + unconfirmedMs),
        confirmation: { dueAt: Timestamp.now(), attempts: 0 },
      }),
  };
  return Object.keys(changes).length > 0 ? changes : undefined;
}

interface SubscriptionFields {
  email: string;
  address?: string;
  expiresAt?: Timestamp;
}

function waits(subscription: DocumentSnapshot): boolean {
  return doubleOptIn() && subscription.get("confirmedAt") === undefined;
}

/** Only a suppression that is older than the subscription; a later one is somebody who has unsubscribed again. */
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
