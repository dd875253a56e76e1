// The sentences that belong to no area.
import { plural } from "./locale";

export const appMessages = {
  loading: "Loading...",
  reload: "Reload the page",
  pageFailed: "This page could not be shown. What you had saved is safe; reloading usually helps.",
  privacy: "Privacy",
  accessibility: "Accessibility",
  mainNavigation: "Main",
  aiTools: "AI tools",
  dashboard: "Dashboard",
  signIn: "Sign in",
  skip: "Skip to content",
} as const;

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
  searchHint: "Business name or email begins with ...",
  previousPage: "Previous page",
  nextPage: "Next page",
  undoFor: (seconds: number) => ` You can undo this for ${seconds} seconds.`,
  search: (what: string) => `Search ${what}`,
  loadingList: (what: string) => `Loading ${what}...`,
  nothingBegins: (start: string) => `Nothing begins with “${start}”.`,
  pagesOf: (what: string) => `Pages of ${what}`,
  page: (number: number) => `Page ${number}`,
} as const;

/** Why a mail did not go out, as an administrator reads it. */
export const mailFailures = {
  address: "this is not a complete email address, such as name@company.com.",
  refused: "the mail server does not accept mail for this address. Please check the address.",
  later: "the mail server is not taking mail at the moment. Please try again in a few minutes.",
  unreachable: "the mail server cannot be reached at the moment. Please try again in a few minutes.",
  uncertain:
    "the connection to the mail server broke while sending. The mail may have arrived; please ask before you send it again.",
  rejected: "the mail server did not accept this message. Please change its text and try again.",
  misconfigured:
    "the mail server is not set up correctly. Please have its address and the addresses of the sender checked.",
} as const;

export type MailProblem = keyof typeof mailFailures;

/** Who somebody is: the same fields in every form. */
export const contactWords = {
  email: "Email",
  businessName: "Business name",
  name: "Name",
  website: "Website",
  howWeHandleIt: "How we handle it",
} as const;

/** The parts of a mail, and sending one. */
export const mailWords = {
  subject: "Subject",
  message: "Message",
  sending: "Sending...",
  send: "Send",
} as const;
