// The words about the documents of a flood.
import type { VisitorCollection } from "./held";
import { plural } from "./locale";
import { withCapital } from "./texts";

const heldNouns = {
  inquiries: { one: "one message", other: "# messages" },
  emailList: { one: "one subscription", other: "# subscriptions" },
} as const satisfies Record<VisitorCollection, object>;

const heldLists = { inquiries: "held messages", emailList: "held subscriptions" } as const;

const heldCount = (from: VisitorCollection, count: number) => plural(count, heldNouns[from]);

/** The words about a flood's documents that wait for an administrator. */
export const heldWords = {
  held: (from: VisitorCollection, count: number) =>
    withCapital(`${heldCount(from, count)} ${plural(count, { one: "is", other: "are" })} held.`),
  why: "Too much came within an hour, or a program filled in the form. It is in no list, count or mail until accepted.",
  lookThrough: "Look through",
  acceptAll: "Accept all",
  deleteAll: "Delete all",
  accept: "Accept",
  accepting: "Accepting...",
  deleting: "Deleting...",
  list: (from: VisitorCollection) => heldLists[from],
  title: (from: VisitorCollection) => withCapital(heldLists[from]),
  none: "Nothing is held any more.",
  acceptQuestion: (from: VisitorCollection, count: number) => `Accept ${heldCount(from, count)}?`,
  acceptMeaning: {
    inquiries: "They go to the inquiries, with the time at which they came.",
    emailList:
      "They go to the mailing list, with the time at which they came. Where addresses have to be confirmed, each is asked to.",
  } satisfies Record<VisitorCollection, string>,
  deleteQuestion: (from: VisitorCollection, count: number) => `Delete ${heldCount(from, count)}?`,
  deleteMeaning: "They are gone for good, and their senders do not hear of it.",
  keep: "Keep them held",
  accepted: (from: VisitorCollection, count: number) =>
    withCapital(`${heldCount(from, count)} ${plural(count, { one: "is", other: "are" })} accepted.`),
  deleted: (from: VisitorCollection, count: number) =>
    withCapital(`${heldCount(from, count)} ${plural(count, { one: "is", other: "are" })} deleted.`),
  othersWereFaster: "A colleague has accepted or deleted it already.",
  failed: "That could not be done just now, or only for some of them. The rest is still held; please try again.",
} as const;
