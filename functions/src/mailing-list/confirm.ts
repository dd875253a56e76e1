import { FieldValue, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import { maskedAddress } from "../../../src/domain/mailing-list/address";
import { confirmationMessages } from "../../../src/domain/mailing-list/link-words";
import { callable } from "../callable/callable";
import { mailKey } from "../config";
import { database } from "../firestore/database";
import { unlessLostRace } from "../firestore/lease";
import { failure } from "../callable/failure";
import { suppressionOf } from "./suppression";
import { recordComplaint, refusalsUnder } from "./refusals";
import { confirmationLinkOf, type ConfirmationLink } from "./confirmation-link";
import { countConfirmation } from "./mail-budget";
import { log } from "../log";
import { subscriptionsOf } from "./subscriptions-of";

export const readConfirmationLink = callable("readConfirmationLink", { secrets: [mailKey] }, async ({ request }) => {
  const { address, subscriptions } = await subscriptionsToConfirm(request.token);
  return { email: maskedAddress(address), confirmed: subscriptions.every(isConfirmed) };
});

/**
 * Confirms what was signed up under this address: only then is an earlier suppression lifted. A reader who says that it
 * was not them has called our mail spam.
 */
export const confirmSubscription = callable("confirmSubscription", { secrets: [mailKey] }, async ({ request }) => {
  if (request.wasMe === false) {
    await recordComplaint(addressOf(request.token).address);
    return {};
  }
  for (;;) {
    const { address, subscriptions, suppression } = await subscriptionsToConfirm(request.token);
    const waiting = subscriptions.filter((subscription) => !isConfirmed(subscription));
    if (waiting.length === 0) return {};
    const batch = database.batch();
    for (const { ref } of waiting)
      batch.update(ref, {
        confirmedAt: FieldValue.serverTimestamp(),
        expiresAt: FieldValue.delete(),
      });
    if (suppression.updateTime) batch.delete(suppression.ref, { lastUpdateTime: suppression.updateTime });
    batch.delete(refusalsUnder(suppression.id));
    // Else its owner has left, or something has changed, at this moment: look again.
    if (await unlessLostRace(batch.commit())) {
      await countConfirmation(address, new Date()).catch((error: unknown) => log.quotaNotGivenBack(error));
      return {};
    }
  }
});

/** Refuses a link that is not ours, is too old, or is from before its owner has left. */
async function subscriptionsToConfirm(token: string) {
  const { address, mailedAt } = addressOf(token);
  const [subscriptions, suppression] = await Promise.all([
    subscriptionsOf(address),
    suppressionOf(address).then((document) => document.get()),
  ]);
  if (subscriptions.length === 0) throw failure("not-found", confirmationMessages.gone);
  const leftAt = suppression.updateTime?.toDate();
  if (leftAt !== undefined && leftAt >= mailedAt) throw failure("not-found", confirmationMessages.left);
  return { address, subscriptions, suppression };
}

function addressOf(token: string): ConfirmationLink {
  const link = confirmationLinkOf(token, new Date());
  if (link === undefined) throw failure("not-found", confirmationMessages.badLink);
  if (link.hasEnded) throw failure("not-found", confirmationMessages.ended);
  return link;
}

function isConfirmed(subscription: QueryDocumentSnapshot): boolean {
  return subscription.get("confirmedAt") !== undefined;
}
