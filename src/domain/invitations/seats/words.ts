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
  tooManyInRound:
    "Your business has invited 100 colleagues in this round. Please ask your consultant before you invite more.",
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
  /** A contact whose name is not known is undefined. */
  reason: (contact: string | undefined, business: string) =>
    `You receive this because ${contact ?? "the contact"} of ${business} invited you.`,
  unexpected: "If you did not expect it, you can ignore it.",
  reminderSubject: (business: string) => `Reminder: your part for ${business} is waiting`,
  reminds: (contact: string, business: string) =>
    `${contact} asks you to go on with your part of the Training Needs Assessment of ${business}. Everything you have answered is kept.`,
  reminderAction: "Go on with your part",
  code: "Your access code, should you be asked:",
  aContact: (business: string) => `The contact of ${business}`,
} as const;

/** The colleagues of a business on its contact's dashboard, and on the page of its consultant. */
export const colleaguesWords = {
  title: "Colleagues",
  lead: "Ask colleagues to answer a part. Each has an account of their own, sees nothing but that part, and you see how far they are.",
  leadOfConsultant: "The contact asks them, and takes them away.",
  loading: "Loading your colleagues...",
  notLoaded: "Your colleagues could not be loaded just now.",
  invite: "Invite a colleague",
  name: "Name of your colleague",
  email: "Email of your colleague",
  whoReads: "You and the consultants read the answers with this name. Your colleague sees no plan and no results.",
  answers: "Your colleague answers",
  noTeams: "Add a team in the assessment, and a colleague can answer for it.",
  inviting: "Inviting...",
  sendInvitation: "Send the invitation",
  invited: (name: string) => `${name} is invited. The mail with the link is on its way.`,
  cancel: "Cancel",
  failed: "This could not be done just now. Please try again.",
  remind: "Remind",
  remindOf: (name: string) => `Remind ${name}`,
  reminding: "Reminding...",
  reminded: (name: string) => `A reminder is on its way to ${name}.`,
  change: "Change the part",
  changeOf: (name: string) => `Change the part of ${name}`,
  saving: "Saving...",
  savePart: "Save the part",
  changed: (name: string) => `${name} has another part now. What was answered stays with you.`,
  takeAway: "Take away",
  takeAwayOf: (name: string) => `Take away ${name}`,
  takeAwayTitle: (name: string) => `Take ${name} away?`,
  takeAwayMeaning: (name: string) =>
    `${name} can open and save nothing from then on, also in a window that is open. Saved answers stay with you, with the name.`,
  keep: "Keep",
  takenAway: (name: string) => `${name} answers no longer. The answers are yours.`,
  part: (parts: string) => `Answers ${parts}`,
  states: {
    mailFailed: (why: string) => `The mail did not arrive. ${why}`,
    waits: (since: string) => `Invited ${since}, without an account so far`,
    expired: "The link has expired. Remind to send another one.",
    joined: "Has an account, and has answered nothing yet",
    under: (done: number, of: number) => `${done} of ${of} done`,
    lastAnswer: (when: string) => `last answer ${when}`,
    takenAway: "Answers no longer",
  },
} as const;
