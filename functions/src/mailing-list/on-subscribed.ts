// What happens to a new subscription: signing up again lifts an earlier suppression; with double opt-in the address
// first has to be confirmed from a mail, and nothing else changes until then. The event may come twice and late; it
// does no harm.
import { Timestamp, type DocumentReference } from "firebase-admin/firestore";
import { onDocumentCreated } from "firebase-functions/v2/firestore";
import { normalisedAddress } from "../../../src/domain/mailing-list/address";
import { paths } from "../../../src/domain/kernel/collections";
import { doubleOptIn, mailKey, smtpUrl } from "../config";
import { unlessLostRace } from "../firestore/lease";
import { suppressionOf } from "./suppression";
import { askForConfirmation } from "./confirmation-mail";

/** How long an address that nobody confirms is remembered. */
const unconfirmedDays = 30;

export const welcomeSubscription = onDocumentCreated(
  { document: paths.subscription("{id}"), retry: true, secrets: [mailKey, smtpUrl] },
  async ({ data }) => {
    if (data) await onSubscribed(data.ref, data.data() as NewSubscription, data.createTime);
  },
);

export interface NewSubscription {
  email: string;
  confirmedAt?: unknown;
}

export async function onSubscribed(
  subscription: Pick<DocumentReference, "update">,
  { email, confirmedAt }: NewSubscription,
  since: Timestamp,
): Promise<void> {
  const address = normalisedAddress(email);
  const waits = doubleOptIn() && confirmedAt === undefined;
  const expiresAt = Timestamp.fromMillis(since.toMillis() + unconfirmedDays * 24 * 60 * 60 * 1000);
  const changes = { ...(address !== email && { address }), ...(waits && { expiresAt }) };
  // Gone or changed meanwhile, here and below: somebody has unsubscribed, and that counts.
  if (Object.keys(changes).length > 0) await unlessLostRace(subscription.update(changes));
  if (waits) await askForConfirmation(address);
  else await liftSuppression(address, since);
}

/** Only a suppression that is older than the subscription; a later one is somebody who has unsubscribed again. */
async function liftSuppression(address: string, since: Timestamp): Promise<void> {
  const suppression = suppressionOf(address);
  const found = await suppression.get();
  if (!found.updateTime || found.updateTime.valueOf() >= since.valueOf()) return;
  await unlessLostRace(suppression.delete({ lastUpdateTime: found.updateTime }));
}
