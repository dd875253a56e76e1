import { textsOfInquiry } from "../../../../src/domain/inquiries/inquiry";
import { textsOfInvitation } from "../../../../src/domain/invitations/invitation";
import { paths } from "../../../../src/domain/kernel/collections";
import { missingSearchWords } from "../../firestore/search-words";
import { unchangedSince, type Migration } from "./migration";

/** The search knew only the beginnings of businesses and addresses. */
function searchWords(
  number: number,
  what: string,
  documents: Migration["documents"],
  textsOf: Parameters<typeof missingSearchWords>[1],
): Migration {
  return {
    number,
    title: `notes what the search finds ${what} by`,
    documents,
    change(document) {
      const missing = missingSearchWords(document, textsOf);
      return missing && ((batch) => batch.update(document.ref, missing, unchangedSince(document)));
    },
  };
}

/** Also those that an administrator has answered. */
export const wordsOfInquiries = searchWords(
  5,
  "inquiries",
  (database) => database.collectionGroup(paths.inquiries),
  textsOfInquiry,
);

export const wordsOfTasks = searchWords(
  6,
  "tasks",
  (database) => database.collectionGroup("taskQueue"),
  textsOfInquiry,
);

export const wordsOfInvitations = searchWords(
  7,
  "invitations",
  (database) => database.collection(paths.invitations),
  textsOfInvitation,
);
