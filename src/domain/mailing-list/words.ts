// Every sentence that a person reads when joining, confirming or leaving the mailing list.
import { brand } from "../kernel/brand";

export const mailingListMessages = {
  subscribed: "Thank you for signing up! We'll keep you updated.",
  /** The same for every address, so that it tells nobody who has subscribed. */
  confirm:
    "One step is left: an email with a link reaches you in the next few minutes, and our news starts once you have followed it. Please look in the spam folder too.",
  /** True whether or not subscriptions have to be confirmed, where that could not be read. */
  confirmIfAsked:
    "If we need you to confirm your address, an email with a link reaches you in the next few minutes; our news starts once you have followed it. Please look in the spam folder too.",
  subscribeFailed: "We could not add you to the mailing list just now. What you typed is still here; please try again.",
  consent:
    "By signing up you agree that we keep your name, business and email to send you news about our tools. You can leave at any time.",
  title: "Mailing list",
  lead: "Next on the trail: training-needs assessments for whole teams, and a plan made from the answers. We will tell you when they open.",
  subscribe: "Subscribe",
  subscribing: "Subscribing...",
  signUp: "Sign up with the form",
} as const;

export const unsubscribeMessages = {
  badLink: `This link is incomplete, or it is not one of ours. Open it again from the mail, or write to ${brand.contact} and we will take you off the list.`,
  readFailed: "We could not look up your subscription just now. Nothing has changed; please try again.",
  question: (email: string) => `Shall we stop sending our news to ${email}?`,
  failed: "We could not unsubscribe you just now. Please try again.",
  done: (email: string) => `You are unsubscribed. We will not send our news to ${email} any more.`,
  undone: (email: string) => `You are subscribed again. Our news will keep coming to ${email}.`,
  undoFailed: "We could not subscribe you again just now. Please try again.",
  undoOver:
    "This can no longer be undone, because the subscription has changed since. To get our news again, please sign up with the form.",
  unsubscribing: "Unsubscribing...",
  unsubscribe: "Unsubscribe",
  subscribeAgain: "Subscribe again",
  afterAll: "Would you like our news after all?",
} as const;

export const confirmationMessages = {
  badLink: "This link is incomplete, or it is not one of ours. Open it again from the mail, or sign up once more.",
  ended: "This link has ended, because it is more than 30 days old. Please sign up once more.",
  left: "You have left the mailing list since this mail. To get our news again, please sign up once more.",
  gone: "There is no subscription waiting to be confirmed. It may have been too long ago; please sign up once more.",
  readFailed: "We could not look up your subscription just now. Please try again.",
  question: (email: string) => `Shall we send our news to ${email}?`,
  failed: "We could not confirm your subscription just now. Please try again.",
  done: (email: string) => `Thank you. Your subscription is confirmed; our news will come to ${email}.`,
  confirming: "Confirming...",
  confirm: "Confirm my subscription",
  title: "Confirm your subscription",
} as const;

/** The first screen. */
export const landingWords = {
  soon: "Coming soon",
  title: "Training that finds its way",
  lead: "AI-fueled tools and assessments: see what your people need, then build the course that gets them there.",
  topic: "Topic",
  topicHint: "Giving feedback to a new colleague",
  topicMissing: "Please enter a topic.",
  examples: ["Handling complaints", "First weeks as a team leader", "Safe lifting"],
  examplesLead: "For example:",
  examplesOf: "Example topics",
  unsure: "Not sure what to train?",
  needsCheck: "Three-minute needs check",
  tools: "Five tools are open today",
  toolsLead: "They are free and need no account. Follow the trail, or start wherever you like.",
  comingTitle: "See what your teams need, and what training will not solve",
  comingLead:
    "You answer a questionnaire. You get your gaps in order, whether training is the answer to each, and a plan for the year in which every point names the answers that it rests on.",
  readSample: "Read a sample report",
  sampleLabel: "A sample: the business is made up, the report is what you would get.",
  picture:
    "The first page of a sample report: how many gaps training closes, the three most pressing ones, and each team's ratings.",
} as const;

/** The mail of double opt-in. */
export const confirmationMailWords = {
  subject: "Please confirm your subscription",
  paragraphs: [
    "Hello,",
    `this address was given to us to receive news about the tools and assessments of ${brand.name}. If that was you, please confirm it.`,
    "If it was not you, do nothing: you will not hear from us again, and the address is deleted after 30 days.",
  ],
  action: "Confirm my subscription",
  reasonOfImport: `You receive this because your address was given to ${brand.name} for its news.`,
  reason: (site: string) => `You receive this because somebody entered this address at ${site}.`,
} as const;
