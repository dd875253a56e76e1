// Every sentence that an administrator reads about who is on the mailing list.
import type { RecipientCount } from "../../blasts/recipient-count";
import { formatDateTime, formatList, formatNumber, plural } from "../../kernel/locale";
import type { SubscriberState } from "./subscriber";

const entryCount = (count: number) => plural(count, { one: "one entry", other: "# entries" });
export const people = (count: number) => plural(count, { one: "one person", other: "# people" });

export const subscriberMessages = {
  none: "The mailing list is empty yet. People who sign up on the first page, or are imported, will be listed here.",
  explained: ({ entries: all, recipients, repeated, waiting, suppressed, unusable }: RecipientCount) => {
    const reasons = [
      repeated > 0 && `${formatNumber(repeated)} repeat an address that is there already`,
      waiting > 0 && plural(waiting, { one: "# waits to be confirmed", other: "# wait to be confirmed" }),
      suppressed > 0 && plural(suppressed, { one: "# must get no mail", other: "# must get no mail" }),
      unusable > 0 && plural(unusable, { one: "# has no usable address", other: "# have no usable address" }),
    ].filter((reason) => reason !== false);
    const begin = `${formatNumber(recipients)} of ${entryCount(all)} get mail`;
    return reasons.length === 0 ? `${begin}.` : `${begin}. Of the others, ${formatList(reasons)}.`;
  },
  atMost: (all: number) =>
    `${entryCount(all)}. The list is so long that the people on it are counted as a blast is sent.`,
  gone: "This entry is not on the mailing list any more.",
  removeQuestion: (email: string) =>
    `${email} gets no more of our news, and all entries with this address leave the list. Only its owner can come back, by signing up again.`,
  removeNameless: "The entry leaves the list. It has no address that anything could be sent to.",
  removed: (email: string) => `${email} is removed from the mailing list and gets no more mail.`,
  removedNameless: "The entry is removed from the mailing list.",
  removeFailed: "This could not be removed just now. Please try again.",
  statesFailed: "Whether our mail reaches these people could not be looked up just now.",
  downloading: (done: number, all: number | undefined) =>
    `Downloading ${formatNumber(done)}${all === undefined ? "" : ` of ${formatNumber(all)}`}...`,
  downloaded: (count: number) => `The file has ${entryCount(count)}.`,
  downloadFailed: "The list could not be downloaded whole just now, so no file was made. Please try again.",
} as const;

export const subscriberWords = {
  title: "Everyone on the list",
  what: "the mailing list",
  counting: "Counting the people...",
  downloadCsv: "Download CSV",
  remove: "Remove",
  removing: "Removing...",
  removeTitle: "Remove from the mailing list?",
  removeConfirm: "Remove",
  removeDecline: "Keep",
  erase: "Erase everything about this person",
  looking: "Looking it up...",
  lookAgain: "Look again",
  withoutAddress: "An entry without an address",
  signedUp: "Signed up",
  imported: "Imported",
  noConsent: "What they agreed to was not kept.",
  consent: (text: string, at: Date | undefined) =>
    `Agreed${at === undefined ? "" : ` on ${formatDateTime(at)}`}: ${text}`,
  consentSource: (text: string) => `Consent: ${text}`,
  fileName: (day: string) => `mailing-list-${day}.csv`,
} as const;

/** The states of a person's subscription. */
export const subscriberStates: Record<SubscriberState, string> = {
  waiting: "Waiting for confirmation",
  subscribed: "Subscribed",
  unsubscribed: "Unsubscribed, gets no mail",
  refused: "Mail was refused three times, gets no more",
};

/** The headings of the file, which are also those that an import knows. */
export const csvHeadings = {
  name: "Name",
  businessName: "Business name",
  email: "Email",
  createdAt: "Signed up",
  consent: "Consent",
  consentAt: "Consent given",
  state: "State",
} as const;
