// The rows of what the staff has among itself: administrators and readers.
import type { CollectionRow } from "./place-row";
import { byAddress, givenAndDeleted, notAboutPeople, signed, underAccountId, waitsForMail } from "./usual-rows";

export const staffCollections = {
  "inquiries/*/notes": {
    holds: "what the staff has written down about an inquiry, also once it is a task or answered",
    ...signed,
    found: "by the id of the person's inquiry; of a former administrator by the address",
  },
  savedReplies: {
    holds: "answers that administrators keep for the staff, with the address of who has saved them",
    found: "by the address and the name in their words; of a former administrator by the address",
    addressIn: ["byEmail"],
    isExported: true,
    erasure: "deleted",
    why: "where the person has only saved it, the text stays and the address is taken out",
  },
  taskHandOvers: {
    holds: "with whom of the staff a task is since it was handed over, by the ids of their accounts",
    found: "by the id of the person's inquiry",
    ...givenAndDeleted,
  },
  administrators: {
    holds: "who is an administrator or a reader, or was one, so that tasks can be handed to colleagues and taken over",
    found: byAddress,
    addressIn: ["email"],
    isExported: true,
    erasure: "unlinked",
    why: "the address is taken out; the id leads to no person after the account is gone",
  },
  deeds: {
    holds: "what administrators have read and done, with the time and the ids of person and object",
    found: "by the ids of the person's account, of their invitation and of what they have sent",
    isExported: true,
    erasure: "taken out",
    why: "the id is taken out; the rest of the line stays, and proves to be as it was written",
  },
  deedBatches: { holds: "the hashes of the lines about deeds, by which a change would be found", ...notAboutPeople },
  revokedAdministrators: {
    holds: "which accounts are no administrators any more, by their ids, and which of them are readers",
    ...underAccountId,
  },
  notificationSettings: {
    holds: "of what an administrator is told by mail, under the id of their account",
    ...underAccountId,
  },
  notifications: {
    holds: "when an administrator may next be told, under the id of their account",
    ...underAccountId,
  },
  "notifications/*/pending": {
    holds: "of which inquiry, business or blast an administrator has yet to be told, by its id",
    ...waitsForMail,
  },
} as const satisfies Record<string, CollectionRow>;
