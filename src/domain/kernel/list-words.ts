// The words of lists, and those about a flood's documents.
import type { VisitorCollection } from "./held";
import { formatNumber, plural } from "./locale";
import { searchBounds } from "./search-words";
import { withCapital } from "./texts";

export const listMessages = {
  interrupted:
    "The connection to the database is interrupted. What you see may be out of date; it updates by itself as soon as the connection is back.",
  listFailed: "This list could not be loaded.",
  unreadable: (count: number) =>
    plural(count, {
      one: "One entry could not be read and is not shown.",
      other: "# entries could not be read and are not shown.",
    }),
  countFailed: "The count could not be loaded.",
  notices: "What has just happened",
  dismiss: "Dismiss",
  searchHint: {
    beginnings: "Business name or email begins with ...",
    names: "Business name or email",
    words: "Name, business, email or message",
  },
  searchEnds: {
    names: `The beginnings of words are found, among the first ${searchBounds.shortWords} words of a name and an email, and ${searchBounds.letters} letters of each.`,
    words: `Whole words are found, of a message among its first ${formatNumber(searchBounds.longWords)}; of a name, business or email also their beginnings, among the first ${searchBounds.shortWords}.`,
  },
  showMore: (more: number) => `Show ${formatNumber(more)} more`,
  showMoreOf: (more: number, what: string) => `Show ${formatNumber(more)} more ${what}`,
  shown: (count: number) => plural(count, { one: "One is shown.", other: "# are shown." }),
  atLeast: (count: number) => `${formatNumber(count)}+`,
  soughtSoFar: "There may be more further down.",
  undoFor: (seconds: number) => ` You can undo this for ${seconds} seconds.`,
  search: (what: string) => `Search ${what}`,
  loadingList: (what: string) => `Loading ${what}...`,
  nothingFound: {
    beginnings: (search: string) => `Nothing begins with “${search}”.`,
    names: (search: string) => `Nothing has “${search}” in it.`,
    words: (search: string) => `Nothing has “${search}” in it.`,
  },
} as const;

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
