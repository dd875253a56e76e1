import { canonicalText, isRecord } from "../../../../src/domain/kernel/records";
import { withParsedLists } from "../../../../src/domain/assessment/answers/typed-lists";
import { paths } from "../../../../src/domain/kernel/collections";
import { unchangedSince, type Migration } from "./migration";

/** An older system stored a list as it was typed, with commas. */
export const typedLists: Migration = {
  number: 2,
  title: "makes lists of answers that were stored as they were typed",
  documents: (database) => database.collection(paths.answers),
  change(document) {
    const stored: unknown = document.get("progressData");
    if (!isRecord(stored)) return undefined;
    const progressData = withParsedLists(stored);
    if (canonicalText(progressData) === canonicalText(stored)) return undefined;
    return (batch) => batch.update(document.ref, { progressData }, unchangedSince(document));
  },
};
