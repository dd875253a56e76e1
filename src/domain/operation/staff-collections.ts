// The rows of what administrators have among themselves.
import type { CollectionRow } from "./place-row";
import { byAddress, givenAndDeleted, underAccountId, waitsForMail } from "./usual-rows";

export const staffCollections = {
  taskHandOvers: {
    holds: "with which administrator a task is since it was handed over, by the ids of their accounts",
    found: "by the id of the person's inquiry",
    ...givenAndDeleted,
    counted: { one: "# note that a task was handed over", other: "# notes that tasks were handed over" },
  },
  administrators: {
    holds: "who is an administrator, or was one, so that tasks can be handed to colleagues and taken over",
    found: byAddress,
    addressIn: ["email"],
    isExported: true,
    erasure: "unlinked",
    why: "the address is taken out; the id leads to nobody once the account is gone",
    counted: { one: "# entry among the administrators", other: "# entries among the administrators" },
  },
  revokedAdministrators: {
    holds: "which accounts are no administrators any more, by their ids",
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
