// Every sentence that a person reads about invitations. The specification's are here word for word.
import { brand } from "../kernel/brand";
import { formatDateTime } from "../kernel/locale";
import type { InvitationListName, InvitationState } from "./invitation";

export const invitationMessages = {
  invitationInvalid: "Invalid or Expired Invitation",
  invitationSupport: "Please contact support for access.",
  loadingInvitation: "Loading invitation...",
  invitationFieldsMissing: "Please enter both business name and email.",
  invitationSent: (business: string, email: string) =>
    `Invitation generated successfully for ${business} and email sent to ${email}.`,
  invitationMailFailed: (reason: string) => `Invitation generated, but there was an error sending the email: ${reason}`,
  invitationFailed: "Failed to generate invitation.",
  isInvited: (business: string, email: string) =>
    `${business} is invited already, at ${email}. Send that invitation again, or revoke it first.`,
  linkCopied: "Link copied.",
  linkNotCopied: "The link could not be copied. Select it and copy it by hand.",
  inquiryGone: "The inquiry is no longer here.",
  unknown: "There is no such invitation.",
  beingSent: "This mail is being sent right now.",
  resent: (email: string) => `The invitation was sent again to ${email}.`,
  resendError: (reason: string) => `Error sending the invitation: ${reason}`,
  resendFailed: "Failed to send the invitation again.",
  resendUsed: "This invitation has been used; its business can log in. Send a reminder instead.",
  revokeQuestion: (business: string) =>
    `The link in the mail to ${business} will stop working at once. To invite this business again, generate a new invitation.`,
  revoked: (business: string) => `The invitation of ${business} is revoked. Its link no longer works.`,
  revokeFailed: "Failed to revoke the invitation.",
  revokeUsed: "This invitation has been used and can no longer be revoked.",
  resendRevoked: "This invitation is revoked. Please generate a new one.",
  nameCorrected: (business: string) => `The business is called ${business} from now on, wherever its name is shown.`,
  nameNotCorrected: "The name could not be corrected. Please try again.",
  nameIsAnother: (business: string) =>
    `Nothing was changed: a colleague has corrected this name already, to ${business}. Please look whether it is right now.`,
  contactMoved: (email: string) =>
    `The assessment was moved. An invitation is on its way to ${email}; the account that had it is shut out.`,
  contactMovedMailFailed: (email: string, reason: string) =>
    `The assessment was moved to ${email}, but there was an error sending the email: ${reason}`,
  contactNotMoved: "The assessment could not be moved. Please try again.",
  contactIsAnother: (email: string) =>
    `Nothing was changed: a colleague has moved this assessment already, to ${email}. Please look whether that is right now.`,
  contactIsSame: "This is the contact already.",
  nameIsSame: "This is its name already.",
  reminded: (email: string) => `A reminder was sent to ${email}.`,
  remindError: (reason: string) => `Error sending the reminder: ${reason}`,
  remindFailed: "Failed to send the reminder.",
  remindFinished: "This business has finished its assessment; there is nothing to remind it of.",
  remindClosed: "This invitation is no longer open. Send it again first.",
  remindedToday: "This business has had a reminder within the last day.",
} as const;

const logInToAccept =
  "Log in with the button and the password you have. Your account then has both businesses: what you answered for another one stays as it is, and after login you choose which one is open.";
const createsAccount =
  "Your account takes a minute. You can leave the assessment and take it up again whenever you like.";

export const invitationMailWords = {
  subject: "You are invited to take the Training Needs Assessment",
  inviter: (who: string) => `${who} of ${brand.name}`,
  hello: (name: string | undefined) => (name === undefined ? "Hello," : `Hello ${name},`),
  codeLabel: "Your access code, should you be asked:",
  invites: (inviter: string, business: string) =>
    `${inviter} invites ${business} to take the Training Needs Assessment.`,
  first: [
    "It has five steps: your strategy, your teams and how your people learn. Your answers become a training and development plan made for you.",
    `${createsAccount} Allow about half an hour for the assessment, and a few minutes more for each team.`,
  ],
  /** For an address that has an account with another business. */
  another: [
    "It has five steps: the strategy of the business, its teams and how its people learn. The answers become a training and development plan made for it.",
    logInToAccept,
  ],
  voices: (address: string) =>
    `Your teams can rate themselves, too, without names. What is asked and kept, for your people and their works council: ${address}`,
  asksToGoOn: (inviter: string, business: string) =>
    `${inviter} asks you to go on with the Training Needs Assessment of ${business}.`,
  /** For the contact whom a begun assessment is moved to; an account with another business logs in. */
  takingOver: (hasAccount: boolean) => [
    "You are its contact from now on: everything that was answered so far is kept, and so are plans and courses.",
    hasAccount ? logInToAccept : createsAccount,
  ],
  end: (days: number) =>
    `This invitation is yours alone and stays open for ${days === 1 ? "one day" : `${days} days`}. Please do not pass it on.`,
  action: "Create your account",
  actionOfAnother: "Log in and accept",
  reason: (business: string) => `You receive this because ${brand.name} invited ${business}.`,
  unexpected: "If you did not expect it, you can ignore it.",
} as const;

export const reminderMailWords = {
  subject: "Reminder: your Training Needs Assessment is waiting for you",
  ofInvitation: (business: string) =>
    `${business} has not yet created its account for the Training Needs Assessment. Your invitation is still open.`,
  ofAnother: (business: string) =>
    `The Training Needs Assessment is open for ${business} and has not been begun. Log in with the password you have.`,
  ofAssessment: (business: string, email: string) => [
    `${business} has begun its Training Needs Assessment and has no training plan yet. Everything you have answered so far is kept; you can go on where you left off.`,
    `Log in with ${email} and the password you chose.`,
  ],
  action: "Go on with the assessment",
} as const;

export const accessCodeMailWords = {
  subject: "Your access code for the Training Needs Assessment",
  codeLabel: "Your access code:",
  paragraph: (business: string) => `Here is the access code of ${business} once more, as you asked for it on our site.`,
  action: "Open the assessment",
  reason: "You receive this because a person logged in with this address asked for it.",
} as const;

/** Headings, buttons and the names of lists and fields. */
export const invitationWords = {
  /** By the names that the documents have. */
  statuses: { unused: "unused", "not started": "not started", "in-progress": "in-progress", used: "used" },
  resend: "Resend",
  remind: "Send reminder",
  revoking: "Revoking...",
  revoke: "Revoke",
  revokeTitle: "Revoke this invitation?",
  revokeConfirm: "Revoke invitation",
  revokeDecline: "Keep it",
  invitation: "Invitation",
  code: "Invitation code",
  link: "Link",
  openBusiness: "Open business",
  correctName: "Correct the name",
  correctNameOf: (business: string) => `Correct the name of ${business}`,
  correctNameMeaning:
    "It changes everywhere: on the desk, in the business's own account, in mails and reports, and behind read-only links. What the business itself has written stays as it is.",
  correcting: "Correcting...",
  moveContact: "Move to another contact",
  moveContactOf: (business: string) => `Move ${business} to another contact`,
  moveContactMeaning: (email: string) => [
    `The account of ${email} is shut out at once, and what is being typed there is not taken along. All saved answers, plans and courses stay.`,
    "The new contact gets an invitation by mail, and creates an account with it or logs in. Links of earlier invitations stop working.",
  ],
  newContact: "Email of the new contact",
  moving: "Moving...",
  contactChanged: (before: string, after: string) => `Contact: ${before} became ${after}`,
  cancel: "Cancel",
  changes: "What was corrected",
  changesFailed: "What was corrected could not be loaded. Please try again.",
  nameChanged: (before: string, after: string) => `Name: ${before} became ${after}`,
  changedBy: (email: string, at: Date) => `by ${email}, ${formatDateTime(at)}`,
  language: "Language",
  languageIs: (language: string) => `Language: ${language}`,
  copyLink: "Copy link",
  fromInquiry: (name: string | undefined) => (name === undefined ? "From an inquiry" : `From the inquiry of ${name}`),
  generateTitle: "Generate New Invitation",
  businessEmail: "Business email",
  generating: "Generating...",
  generate: "Generate Invitation",
  generated: "Generated Invitations",
  listOfInvitations: "invitations",
  noInvitations: "No business has been invited yet. The form above does it.",
  table: "Table of invitations",
  businessNameColumn: "Business Name",
  businessEmailColumn: "Business Email",
  status: "Status",
  lastLogin: "Last Login",
  filters: "Which businesses",
  /** The words of a link that shows only the situation. */
  situationOf: (situation: string, business: string) => `${situation}: open ${business}`,
  /** Shown before the first login, and before any event. */
  never: "N/A",
} as const;

export type InvitationFilter = InvitationListName | "all";

export const invitationFilterWords: Record<InvitationFilter, { name: string; empty: string }> = {
  all: { name: "All", empty: "No business has been invited yet. The form in the inbox does it." },
  needsAttention: {
    name: "Needs attention",
    empty: "Nothing needs you now: every mail has arrived, and no business waits for a reminder or for a release.",
  },
  open: { name: "Open", empty: "No invitation waits for its business to create an account." },
  atWork: { name: "At work", empty: "No business is at work on its assessment." },
  planReady: { name: "Plan ready", empty: "No business has a training plan yet." },
};

/** The situation of an invitation in few words. `ago` begins with a comma, or is blank. */
export const situationWords = {
  ago: (when: string) => `, ${when}`,
  mailFailed: "Mail did not arrive",
  moved: "Moved, waits for the new contact",
  expired: (when: string) => `Expired ${when}`,
  planWaits: (ago: string) => `Plan waits for its release${ago}`,
  planReady: "Plan ready",
  over: (ago: string) => `Over${ago}`,
  revoked: "Revoked",
  allDone: (steps: number, ago: string) => `All ${steps} steps done${ago}`,
  atStep: (step: number, steps: number, ago: string) => `Step ${step} of ${steps}${ago}`,
  registered: (ago: string) => `Registered${ago}`,
  open: "Open",
  openUntil: (when: string) => `Open, ends ${when}`,
} as const;

/** The state of an invitation in sentences. */
export const invitationStateWords: Record<InvitationState, (until: string | undefined) => string> = {
  open: (until) => (until ? `Open until ${until}.` : "Open."),
  expired: (until) => `Expired${until ? ` on ${until}` : ""}. Sending it again opens it again.`,
  revoked: () => "Revoked. Its link no longer works.",
  used: () => "Used: the business has its account.",
};

export const lastMailWords = {
  failed: (reason: string) => ` The last mail did not go out: ${reason}`,
  triedAgain: " It is also tried again automatically.",
} as const;

/** The words of the list of a business's courses, for its consultant. */
export const businessCoursesWords = {
  title: "Courses",
  none: "No course is kept with this business yet. One that is designed from its plan appears here.",
  changed: "changed",
  justNow: "just now",
} as const;
