// Every sentence about read-only links: for the consultant who makes one, and for the person who opens it.
import { formatDate } from "../../kernel/locale";
import type { LinkState, SharedPart } from "./shared-plan";

export const sharedPartNames: Record<SharedPart, string> = {
  overview: "Overview",
  profile: "Gap profile",
  plan: "Training plan",
  page: "One page",
  course: "Course to try",
};

const linkStates: Record<LinkState, (end: Date) => string> = {
  open: (end) => `works until ${formatDate(end)}`,
  ended: (end) => `ended ${formatDate(end)}`,
  revoked: () => "revoked",
};

/** The consultant's. */
export const sharingWords = {
  title: "Read-only links",
  lead: "A person with such a link reads what you choose here, as it is now, for 30 days and without an account. Answers in words are never shown.",
  parts: "What the link shows",
  planMissing: "There is no released plan to share yet.",
  create: "Make a link",
  creating: "Making a link...",
  nothingChosen: "Please choose at least one part.",
  created: "The link is made. Everyone who has it can read these parts.",
  failed: "The link could not be made. Please try again.",
  none: "There is no link.",
  madeBy: (email: string, at: Date) => `made by ${email} on ${formatDate(at)}`,
  state: (state: LinkState, end: Date) => linkStates[state](end),
  about: (parts: string, date: Date) => `${parts}, ${formatDate(date)}`,
} as const;

/** The business's, who hands its one page on. */
export const pageLinkWords = {
  share: "Share one page",
  lead: "Anyone with the link can read this page for 30 days, without an account. It stays as it is now. No answer in words is on it.",
  teams: "Name the teams",
  me: "Name me as the person who made it",
  create: "Make a link",
  created: "The link is made. Copy it and send it on.",
  title: "Your links",
  close: "Close",
  preview: "The page as it will be read",
} as const;

/** The link to a course, made in the tools. */
export const courseLinkWords = {
  make: "Trial link",
  title: "Links to try this course",
  lead: "Anyone with the link can try this course for 30 days, without an account. It stays as it is now. Nothing of what they do is recorded.",
  create: "Make a link",
  created: "The link is made. Copy it and send it on.",
  noPages: "Learners have no page yet. Write a storyboard, a lesson, an assessment or the study material first.",
  large: "This course is too long for a link. Download its web pages instead.",
  noBusiness: "The name of the business could not be read. Please check your connection and try again.",
  close: "Close",
} as const;

/** The page that opens. */
export const sharedPageWords = {
  loading: "Loading...",
  title: (business: string) => `Training needs of ${business}`,
  fallbackTitle: "Shared with you",
  gone: "This link does not work any more, or not yet: it may have ended or been revoked, or a part of it is missing. Please ask the person who gave it to you for a new one.",
  failed: "This page could not be loaded just now. Please check your connection and try again.",
  readOnly: (end: Date) =>
    `Shared with you to read until ${formatDate(end)}. It shows how things stood when the link was made.`,
  /** Such as "Team A"; the 27th is "Team A2". */
  teamOf: (nth: number) => `Team ${String.fromCharCode(65 + (nth % 26))}${nth < 26 ? "" : Math.floor(nth / 26) + 1}`,
  tryUntil: (end: Date) => `Shared with you to try until ${formatDate(end)}. Nothing of what you do here is recorded.`,
  madeBy: (who: string, at: Date, end: Date) =>
    `Made by ${who} on ${formatDate(at)}. This page can be read until ${formatDate(end)}, and shows how things stood when it was made.`,
  personOf: (person: string, business: string) => `${person} of ${business}`,
} as const;
