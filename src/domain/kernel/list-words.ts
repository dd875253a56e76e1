// The words of lists.
import { formatNumber, plural } from "./locale";
import { searchBounds } from "./search-words";

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
    people: "Name, business or email",
    words: "Name, business, email or message",
  },
  searchEnds: {
    people: `The beginnings of words are found, among the first ${searchBounds.shortWords} words, and ${searchBounds.letters} letters of each.`,
    words: `Whole words are found, of a message among its first ${formatNumber(searchBounds.longWords)}; of a name, business or email also their beginnings, among the first ${searchBounds.shortWords}.`,
  },
  showMore: "Show more",
  showMoreOf: (what: string) => `Show more ${what}`,
  shown: (count: number) => plural(count, { one: "One is shown.", other: "# are shown." }),
  atLeast: (count: number) => `${formatNumber(count)}+`,
  soughtSoFar: "There may be more further down.",
  undoFor: (seconds: number) => ` You can undo this for ${seconds} seconds.`,
  search: (what: string) => `Search ${what}`,
  loadingList: (what: string) => `Loading ${what}...`,
  nothingFound: {
    beginnings: (search: string) => `Nothing begins with “${search}”.`,
    people: (search: string) => `Nothing has “${search}” in it.`,
    words: (search: string) => `Nothing has “${search}” in it.`,
  },
} as const;
