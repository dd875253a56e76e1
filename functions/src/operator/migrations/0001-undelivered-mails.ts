import { besides, unchangedSince, type Migration } from "./migration";

/** The recipients that a blast did not reach were called its troubles. */
export const undeliveredMails: Migration = {
  number: 1,
  title: "moves the troubles of blasts to their undelivered mails",
  documents: (database) => database.collectionGroup("troubles"),
  change: (document) => (batch) => {
    batch.set(besides(document, "undelivered"), document.data());
    batch.delete(document.ref, unchangedSince(document));
  },
};
