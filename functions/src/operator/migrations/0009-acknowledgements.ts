import type { DocumentReference } from "firebase-admin/firestore";
import { paths } from "../../../../src/domain/kernel/collections";
import { unchangedSince, type Migration } from "./migration";

/** Acknowledgements had a collection of their own, with words of their own for the state of their mail. */
export const movedAcknowledgements: Migration = {
  number: 9,
  title: "moves the acknowledgements of inquiries to the outbox",
  documents: (database) => database.collection("acknowledgements"),
  async change(document) {
    const { inquiry, state, dueAt, attempts, expiresAt } = document.data();
    const outbox: DocumentReference = document.ref.firestore.doc(paths.outboxMail(`acknowledgement-${document.id}`));
    const waiting = state === "over" ? {} : { mailDueAt: dueAt as unknown, mailAttempts: attempts as unknown };
    // Of "waiting" mails nothing has been tried; of "sending" ones nobody knows.
    const mailState = { over: "sent", sending: "sending" }[String(state)];
    const mail = { kind: "acknowledgement", about: inquiry as unknown, expiresAt: expiresAt as unknown, ...waiting };
    // The same may have been asked for anew since the upgrade: that mail counts.
    const isAskedAnew = (await outbox.get()).exists;
    return (batch) => {
      if (!isAskedAnew) batch.create(outbox, mailState === undefined ? mail : { ...mail, mailState });
      batch.delete(document.ref, unchangedSince(document));
    };
  },
};
