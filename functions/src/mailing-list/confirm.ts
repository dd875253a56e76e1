import { FieldValue, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import { maskedAddress } from "../../../src/domain/mailing-list/address";
import { confirmationMessages } from "../../../src/domain/mailing-list/words";
import { callable } from "../callable/callable";
import { mailKey } from "../config";
import { database } from "../firestore/database";
import { failure } from "../callable/failure";
import { suppressionOf } from "./suppression";
import { refusalsUnder } from "./refusals";
import { addressToConfirm } from "./confirmation-mail";
import { subscriptionsOf } from "./subscriptions-of";

export const readConfirmationLink = callable("readConfirmationLink", { secrets: [mailKey] }, async ({ request }) => {
  const { address, subscriptions } = await subscriptionsToConfirm(request.token);
  return { email: maskedAddress(address), confirmed: subscriptions.every(isConfirmed) };
});

/** Confirms what was signed up under this address. Only then is an earlier suppression lifted. */
export const confirmSubscription = callable("confirmSubscription", { secrets: [mailKey] }, async ({ request }) => {
  const { address, subscriptions } = await subscriptionsToConfirm(request.token);
  const waiting = subscriptions.filter((subscription) => !isConfirmed(subscription));
  if (waiting.length === 0) return {};
  const batch = database.batch();
  for (const { ref } of waiting)
    batch.update(ref, {
      confirmedAt: FieldValue.serverTimestamp(),
      expiresAt: FieldValue.delete(),
      confirmation: FieldValue.delete(),
    });
  const suppression = await suppressionOf(address);
  batch.delete(suppression);
  batch.delete(refusalsUnder(suppression.id));
  await batch.commit();
  return {};
});

async function subscriptionsToConfirm(token: string) {
  const address = addressToConfirm(token);
  if (address === undefined) throw failure("not-found", confirmationMessages.badLink);
  const subscriptions = await subscriptionsOf(address);
  if (subscriptions.length === 0) throw failure("not-found", confirmationMessages.gone);
  return { address, subscriptions };
}

function isConfirmed(subscription: QueryDocumentSnapshot): boolean {
  return subscription.get("confirmedAt") !== undefined;
}
