// Asks the owners of new subscriptions whether they want them. The mail waits in the outbox until it has gone out, so
// no subscriber is lost to a week without a mail server or to a day without budget. A mailbox that has complained, or
// refuses our mail, is never asked.
import type { DocumentReference, WriteBatch } from "firebase-admin/firestore";
import { paths } from "../../../src/domain/kernel/collections";
import { mailboxOf, normalisedAddress } from "../../../src/domain/mailing-list/address";
import { retention } from "../../../src/domain/operation/retention";
import { database } from "../firestore/database";
import { dayOf } from "../limits/daily-quota";
import { deliverIfDue, sweepMails, type MailKind } from "../mail/delivery";
import { addToOutbox, outboxOf, readOutboxMail } from "../mail/outbox";
import { mailKeyState } from "../mail/suppression-key";
import { unconfirmedMs } from "./confirmation-link";
import { confirmationMail } from "./confirmation-mail";
import { suppressedAmong } from "./suppression";

type ConfirmationKind = "confirmation" | "import confirmation";

/** Imports have a budget apart from visitors', so each kind is swept by itself. */
export const confirmations: Record<ConfirmationKind, MailKind> = {
  confirmation: confirmationsOf("confirmation"),
  "import confirmation": confirmationsOf("import confirmation"),
};

/** Asks about a subscription from a time on, for as long as it waits for its owner. */
export function askToConfirm(
  batch: WriteBatch,
  subscription: DocumentReference,
  dueAt: Date,
  kind: ConfirmationKind = "confirmation",
): DocumentReference {
  const { id, firestore } = subscription;
  const keptDays = retention.unconfirmed.keptFor;
  return addToOutbox(batch, firestore, { id: `confirmation-${id}`, kind, about: id, dueAt, keptDays });
}

export async function sendConfirmation(mail: DocumentReference, now: Date): Promise<void> {
  if ((await mailKeyState()) === "ready") await deliverIfDue(confirmations.confirmation, await mail.get(), now);
}

export async function sweepConfirmations(now = new Date()): Promise<void> {
  await sweepMails(confirmations.confirmation, now);
  await sweepMails(confirmations["import confirmation"], now);
}

function confirmationsOf(kind: ConfirmationKind): MailKind {
  const isImport = kind === "import confirmation";
  return {
    documents: () => outboxOf(database, [kind]),
    async letter(document, now) {
      const { about, expiresAt } = readOutboxMail(document, [kind]);
      const subscription = await database.doc(paths.subscription(about)).get();
      if (!subscription.exists || subscription.get("confirmedAt") !== undefined) return undefined;
      const address = normalisedAddress(String(subscription.get("email")));
      const reasons = [...(await suppressedAmong([address, mailboxOf(address)])).values()];
      const hasLeft = reasons.length > 0;
      if (hasLeft && (isImport || reasons.some((reason) => reason !== "left"))) return undefined;
      const isFromEarlierDay = dayOf(new Date(expiresAt.getTime() - unconfirmedMs)) < dayOf(now);
      const source = isImport ? "import" : isFromEarlierDay ? "earlier day" : "today";
      return confirmationMail({ address, subscription: subscription.ref, hasLeft, source }, now);
    },
  };
}
