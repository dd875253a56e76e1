import { earlierPreparing, type BlastStatus } from "../../../../src/domain/blasts/blast";
import { paths } from "../../../../src/domain/kernel/collections";
import { unchangedSince, type Migration } from "./migration";

/** A blast whose batches were being prepared was called "planning". */
export const preparingBlasts: Migration = {
  number: 8,
  title: "calls blasts that are being prepared by today's name",
  documents: (database) => database.collection(paths.blasts),
  change(document) {
    if (document.get("status") !== earlierPreparing) return undefined;
    const status: BlastStatus = "preparing";
    return (batch) => batch.update(document.ref, { status }, unchangedSince(document));
  },
};
