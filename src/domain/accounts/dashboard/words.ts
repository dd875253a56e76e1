import { formatDate, plural } from "../../kernel/locale";

/** A business's dashboard. */
export const dashboardWords = {
  toDo: "To-Do List",
  assessment: "Complete Training Needs Assessment",
  welcome: (business: string) => `Welcome ${business}`,
  notStarted: (steps: number) => `Not started. There are ${steps} steps, and everything you answer is kept.`,
  inProgress: (step: number, steps: number) => `You are at step ${step} of ${steps}.`,
  allAnswered: (steps: number) => `All ${steps} steps are answered. Next comes your training plan.`,
  planReady: "Your training plan is ready.",
  goOn: (step: number, steps: number) => `Go on at step ${step} of ${steps}`,
  makePlan: "Make your training plan",
  openPlan: "Open your training plan",
  earlierPlan: (round: number) => `Your plan of round ${round} stays here until the next one is there.`,
} as const;

/** The home of a business with a plan. */
export const homeWords = {
  hello: (name: string) => `Hello ${name}, good to see you.`,
  next: "What is next",
  thisMonth: (actions: number, review: boolean) =>
    `This month: ${plural(actions, { one: "1 action", other: "# actions" })}${review ? ", 1 review" : ""}.`,
  nothingOpen: "Every action of your plan is done or dropped.",
  nextReview: (day: Date) => `You look back at them on ${formatDate(day)}.`,
  allActions: (count: number) => plural(count, { one: "The action in full", other: "All # actions" }),
  failed: "Your plan could not be loaded just now. Please try again.",
  plan: "Your plan in a sentence",
  courses: "Your courses",
  consultant: "Your consultant",
  reviewed: (name: string) => `${name} has reviewed your plan.`,
  write: (email: string) => `Write to ${email}`,
} as const;

/** The setting of a business's language. */
export const businessLanguageWords = {
  title: "Language of your mails, plan and report",
  language: "Language",
  meaning: "Your pages have it, too, and so do those of your colleagues. What is written already stays as it is.",
  saving: "Saving...",
  saved: (language: string) => `Saved. From now on it is ${language}.`,
  failed: "The language could not be saved just now. Please try again.",
} as const;

/** On the way to a further round, with the account that is there. */
export const nextRoundWords = {
  title: (number: number) => `Begin round ${number}`,
  lead: (name: string, business: string) =>
    `${name} invites ${business} to answer the questions of the Training Needs Assessment again. Log in with the account you have; what you answered before stays as it is.`,
  logIn: (number: number) => `Log in and begin round ${number}`,
  beginning: "Beginning the round...",
  login: (number: number) => ({
    yourAccount: "The account of your business.",
    logIn: nextRoundWords.logIn(number),
    accepting: nextRoundWords.beginning,
    question: nextRoundWords.question(number),
  }),
  question: (number: number) => ({
    title: `Begin round ${number}?`,
    confirm: nextRoundWords.begin(number),
    decline: "Not yet",
    meaning: nextRoundWords.meaning(number - 1),
  }),
  meaning: (before: number) =>
    `As soon as you begin, round ${before} can only be read: its answers and its plan stay as they are. Facts that rarely change are taken over, for you to confirm.`,
  isOpen: (number: number) => `Round ${number} is open`,
  begin: (number: number) => `Begin round ${number}`,
  offered: (number: number, business: string) => ({
    title: nextRoundWords.isOpen(number),
    meaning: `${business} is invited to answer the questions again. ${nextRoundWords.meaning(number - 1)}`,
    accept: nextRoundWords.begin(number),
    accepting: nextRoundWords.beginning,
    question: nextRoundWords.question(number),
  }),
  closed:
    "This invitation to a new round is no longer open. Your assessment goes on as it was; please ask your consultant for another invitation.",
  here: (number: number) => `You are in round ${number}.`,
  readBefore: (before: number) => `Read round ${before}`,
} as const;

/** For a colleague of a business, whose account has a part of its assessment. */
export const colleagueDashboardWords = {
  lead: (contact: string | undefined, business: string) =>
    `${contact ?? `The contact of ${business}`} asks you to answer a part of the Training Needs Assessment of ${business}.`,
  logIn: (lead: string) => `${lead} Your address has an account: log in with it.`,
  offered: (contact: string | undefined, business: string, open: string) => ({
    title: `You are asked to answer for ${business}`,
    meaning: `${colleagueDashboardWords.lead(contact, business)} Everything of ${open} stays as it is, and you choose here which business is open.`,
    accept: ownBusinessesWords.accept,
    accepting: ownBusinessesWords.accepting,
  }),
  linkTitle: (business: string) => `Your part for ${business}`,
  linkExpired: (contact: string | undefined, business: string) =>
    `${colleagueDashboardWords.lead(contact, business)} This link has expired. Ask for a reminder: it brings another link.`,
  linkUsed: (business: string) => `Your account for ${business} is there. Log in to go on with your part.`,
  linkOfOther: (business: string) =>
    `This link to ${business} was used by another account. Log out, and log in with the address that had the mail.`,
  seatGone: (business: string) =>
    `You are no longer asked to answer for ${business}. If that should not be so, please ask its contact.`,
  toDo: "To-Do List",
  loading: "Loading your part...",
  failed: "We could not load your part just now. Your answers are safe.",
  part: (parts: string) => `Your part: ${parts}.`,
  noPart: "Your contact has given you nothing to answer yet.",
  done: (done: number, of: number) => `${done} of ${of} done.`,
  whoReads: (business: string) =>
    `The contact of ${business} and its consultants read your answers with your name. Plan and results are the contact's.`,
} as const;

/** For an account with several businesses, and on the way to another one. */
export const ownBusinessesWords = {
  title: "Your businesses",
  meaning: "The rest of this page is about the business that is open.",
  isOpen: (business: string) => `${business} is open`,
  open: (business: string) => `Open ${business}`,
  asColleague: (business: string) => `${business} (as a colleague)`,
  opening: "Opening the business...",
  failed: "We could not open this business just now. Please try again.",
  accept: "Accept the invitation",
  accepting: "Accepting the invitation...",
  offered: (business: string, open: string) => ({
    title: `You are invited for ${business}`,
    meaning: `Accept with this account. Everything of ${open} stays as it is, and you choose here which business is open.`,
    accept: ownBusinessesWords.accept,
    accepting: ownBusinessesWords.accepting,
  }),
  loginTitle: (business: string) => `Log in for ${business}`,
  loginLead: (name: string, business: string) =>
    `${name} invites ${business} to take the Training Needs Assessment. Your address has an account: log in with it to accept. What you answered for another business stays as it is.`,
  yourAccount: "The account that you have.",
  logIn: "Log in and accept",
} as const;
