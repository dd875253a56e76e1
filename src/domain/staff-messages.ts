// The sentences of signing in and of the administrator's area that the specification lacks; its own are in messages.ts.
import { messages } from "./messages";
import type { InquiryOutcome, Outcome } from "./documents/inquiry-outcome";

/** What the provider's codes mean to a person; for any other code its own message is shown. */
export const signInFailures: Record<string, string> = {
  "auth/invalid-credential": `${messages.loginFailed} Email or password is not right. Check both, or reset your password.`,
  "auth/invalid-email": `${messages.loginFailed} This is not a complete email address.`,
  "auth/user-disabled": `${messages.loginFailed} This account has been closed. Please contact us.`,
  "auth/too-many-requests": `${messages.loginFailed} There were too many attempts. Wait a few minutes, or reset your password.`,
  "auth/network-request-failed": `${messages.loginFailed} We could not be reached. Check your connection and try again.`,
};

export const signInMessages = {
  emailMissing: "Please enter your email address.",
  passwordMissing: "Please enter your password.",
  signedInAs: (email: string) => `You are signed in as ${email}.`,
  resetSent: (email: string) =>
    `If there is an account for ${email}, an email with a link to choose a new password is on its way. Look in the spam folder too.`,
  resetFailed: "We could not ask for the email just now. Please try again.",
} as const;

const deeds: Record<Outcome, string> = {
  moved: "moved this inquiry to their task queue",
  replied: "answered this inquiry",
  deleted: "deleted this inquiry",
};

export const staffMessages = {
  interrupted:
    "The connection to the database is interrupted. What you see may be out of date; it updates by itself as soon as the connection is back.",
  listFailed: "This list could not be loaded.",
  unreadable: (count: number) =>
    count === 1
      ? "One entry could not be read and is not shown."
      : `${count} entries could not be read and are not shown.`,
  countFailed: "The count could not be loaded.",

  inquiryMoved: (name: string) => `The inquiry from ${name} is now in your task queue.`,
  inquiryMoveFailed: (name: string) =>
    `We could not confirm that the inquiry from ${name} was moved. Nothing is lost: it is either still among the inquiries or in your task queue.`,
  inquiryDeleted: (name: string) => `The inquiry from ${name} is deleted.`,
  inquiryDeleteFailed: (name: string) => `The inquiry from ${name} could not be deleted just now. Please try again.`,
  inquiryRestored: (name: string) => `The inquiry from ${name} is back.`,
  restoreFailed: "It could not be brought back: the time for that is over, or the connection is down.",
  replyUncertain: messages.replyError(
    "no answer came, so we do not know whether it went out. The mail may have arrived; please ask before you send it again.",
  ),
  replyNotFiled: (name: string) =>
    `Your reply to ${name} was sent, but the inquiry could not be moved to your answered inquiries. Do not send it again; only move it.`,
  alreadyGone: "This inquiry is no longer here.",
  /** The second of two administrators learns who was first. */
  tooLate: ({ byEmail, outcome, at }: InquiryOutcome) =>
    `${byEmail} ${deeds[outcome]} at ${at.toLocaleTimeString(undefined, { timeStyle: "short" })}.`,
  repliedBesides: (sentence: string) => `Your reply was sent. Meanwhile: ${sentence}`,
  beingAnswered: (byEmail: string) => `${byEmail} is answering this inquiry right now.`,

  taskCompleted: (name: string) => `The task “${name}” is completed.`,
  taskCompleteFailed: "The task could not be completed just now. Please try again.",
  taskDeleted: (name: string) => `The task “${name}” is deleted.`,
  taskDeleteFailed: "The task could not be deleted just now. Please try again.",
  taskRestored: (name: string) => `The task “${name}” is back.`,
  taskReplyNotKept: "Your reply was sent, but it could not be kept with the task. Do not send it again; only keep it.",

  linkCopied: "Link copied.",
  linkNotCopied: "The link could not be copied. Select it and copy it by hand.",
} as const;

/** What a consultant reads where there is no business to show, or not all of it. */
export const businessMessages = {
  loading: "Loading the business...",
  unknown: "There is no business with this code. It may have been removed; the invitations table lists all there are.",
  failed: "This business could not be loaded. Please try again.",
  noAnswers:
    "This business has not answered anything yet. As soon as it does, its answers and its gap profile appear here.",
  noPlan: "No plan has been made yet. The business makes it at the end of its assessment.",
} as const;
