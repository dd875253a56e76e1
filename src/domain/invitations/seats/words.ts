// The sentences about the seats of colleagues: for the contact who invites them, and in their mails.
import { brand } from "../../kernel/brand";
import { plural } from "../../kernel/locale";

/** The reasons against something that the contact asks for. */
export const seatMessages = {
  nothingToAnswer: "Please choose a step or a team that your colleague answers.",
  notContact: "Only the contact of a business can invite its colleagues.",
  isContact: "This is your own address. You answer everything yourself already.",
  isColleague: (name: string) => `${name} is invited at this address already.`,
  tooMany: `A business has at most 20 colleagues. Take one away before you invite another.`,
  teamGone: "One of the teams is no longer in the assessment. Please look at the teams once more.",
  unknown: "This colleague is no longer in the list.",
  takenAway: "This colleague answers no longer.",
  mailsToday: "Your business has sent many mails to colleagues today. Please try again tomorrow.",
  mailboxToday: "This address has had several mails about invitations today. Please try again tomorrow.",
  noMailWanted: "This address wants no mail from us, so we send none. Please ask your colleague yourself.",
  remindedToday: "This colleague has had a mail within the last day.",
  remindFinished: "This colleague has answered everything already.",
} as const;

/** The mails to a colleague. */
export const seatMailWords = {
  subject: (business: string) => `You are asked to answer for ${business}`,
  invites: (contact: string, business: string) =>
    `${contact} asks you to answer a part of the Training Needs Assessment of ${business}.`,
  parts: (parts: string) => `Your part: ${parts}.`,
  first: "Create your account with the button. It takes a minute, and you can stop and go on whenever you like.",
  another: "You have an account at this address. Log in with the button and the password you have.",
  whoReads: (contact: string, business: string) =>
    `${contact} and the consultants of ${brand.name} read your answers with your name. Other colleagues of ${business} do not.`,
  end: (days: number) => `The button works for ${plural(days, { one: "one day", other: "# days" })}.`,
  action: "Create your account",
  actionOfAnother: "Log in and answer",
  reason: (contact: string, business: string) => `You receive this because ${contact} of ${business} invited you.`,
  unexpected: "If you did not expect it, you can ignore it.",
  reminderSubject: (business: string) => `Reminder: your part for ${business} is waiting`,
  reminds: (contact: string, business: string) =>
    `${contact} asks you to go on with your part of the Training Needs Assessment of ${business}. Everything you have answered is kept.`,
  reminderAction: "Go on with your part",
  code: "Your access code, should you be asked:",
  aContact: (business: string) => `The contact of ${business}`,
} as const;
