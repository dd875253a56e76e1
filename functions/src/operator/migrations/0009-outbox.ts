import { FieldValue, type QueryDocumentSnapshot } from "firebase-admin/firestore";
import { paths } from "../../../../src/domain/kernel/collections";
import { dayMs } from "../../../../src/domain/kernel/durations";
import { retention } from "../../../../src/domain/operation/retention";
import { datedFields } from "../../firestore/dated-fields";
import { unchangedSince, type DocumentChange, type Migration } from "./migration";

/** Acknowledgements had a collection of their own, with words of their own for the state of their mail. */
export const movedAcknowledgements: Migration = {
  number: 9,
  title: "moves the acknowledgements of inquiries to the outbox",
  documents: (database) => database.collection("acknowledgements"),
  change(document) {
    const { inquiry, state, dueAt, attempts, expiresAt } = document.data();
    const waiting = state === "over" ? {} : { mailDueAt: dueAt as unknown, mailAttempts: attempts as unknown };
    // A "waiting" mail has not been tried; the outcome of a "sending" one is unknown.
    const mailState = { over: "sent", sending: "sending" }[String(state)];
    const mail = { kind: "acknowledgement", about: inquiry as unknown, expiresAt: expiresAt as unknown, ...waiting };
    const fields = mailState === undefined ? mail : { ...mail, mailState };
    return movedToOutbox(document, `acknowledgement-${document.id}`, fields);
  },
};

/** A subscription said itself when its owner is asked to confirm it. */
export const movedConfirmations: Migration = {
  number: 10,
  title: "moves the mails that ask subscribers to confirm to the outbox",
  documents: (database) => database.collection(paths.emailList),
  change(subscription) {
    const { confirmation, import: imported } = datedFields(subscription) ?? {};
    if (confirmation === undefined) return undefined;
    const { dueAt, attempts } = confirmation as { dueAt: Date; attempts: number };
    const kind = imported === undefined ? "confirmation" : "import confirmation";
    const expiresAt = new Date(dueAt.getTime() + retention.unconfirmed.keptFor * dayMs);
    const mail = { kind, about: subscription.id, mailDueAt: dueAt, mailAttempts: attempts, expiresAt };
    return (batch) => {
      batch.set(subscription.ref.firestore.doc(paths.outboxMail(`confirmation-${subscription.id}`)), mail);
      batch.update(subscription.ref, { confirmation: FieldValue.delete() }, unchangedSince(subscription));
    };
  },
};

/** So had the letters about passwords. */
export const movedPasswordLetters: Migration = {
  number: 11,
  title: "moves the letters about passwords to the outbox",
  documents: (database) => database.collection("passwordLetters"),
  change(document) {
    const { uid, kind, dueAt, attempts, expiresAt } = document.data();
    const mail = { kind, about: uid, mailDueAt: dueAt, mailAttempts: attempts, expiresAt } as Record<string, unknown>;
    return movedToOutbox(document, `password-${document.id}`, mail);
  },
};

/**
 * The notifications of an administrator had a lease of their own, which named those that a mail may have told already.
 */
export const digestsAsMails: Migration = {
  number: 12,
  title: "makes the notifications of an administrator a mail like every other",
  documents: (database) => database.collection(paths.notifications),
  async change(digest) {
    const { pending, nextAt, sending, mayHaveArrived } = digest.data();
    if (pending === undefined) return undefined;
    const ids = [mayHaveArrived, (sending as { ids?: unknown } | undefined)?.ids].flat() as (string | undefined)[];
    const named = ids.flatMap((id) => (id === undefined ? [] : [digest.ref.collection("pending").doc(id)]));
    const marked = named.length === 0 ? [] : await digest.ref.firestore.getAll(...named);
    const gone = FieldValue.delete();
    const earlier = { pending: gone, nextAt: gone, sending: gone, mayHaveArrived: gone, attempts: gone };
    return (batch) => {
      for (const { exists, ref } of marked) if (exists) batch.update(ref, { mayHaveArrived: true });
      batch.update(digest.ref, { ...earlier, mailDueAt: nextAt ?? digest.updateTime }, unchangedSince(digest));
    };
  },
};

/** The same mail may have been asked for anew since the upgrade: that one counts. */
async function movedToOutbox(document: QueryDocumentSnapshot, id: string, mail: object): Promise<DocumentChange> {
  const moved = document.ref.firestore.doc(paths.outboxMail(id));
  const isThere = (await moved.get()).exists;
  return (batch) => {
    if (!isThere) batch.create(moved, mail);
    batch.delete(document.ref, unchangedSince(document));
  };
}
