// The sentences for a person who follows a link to confirm or to leave, and the mail with such a link.
import { brand } from "../kernel/brand";

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
  disown: "This was not me",
  disowning: "Noting it...",
  disowned: (email: string) => `Thank you. We will not ask ${email} again.`,
  disownFailed: "We could not note that just now. Please try again.",
  title: "Confirm your subscription",
} as const;

/** The mail of double opt-in. */
export const confirmationMailWords = {
  subject: "Please confirm your subscription",
  paragraphs: [
    "Hello,",
    `this address was given to us to receive news about the tools and assessments of ${brand.name}. If that was you, please confirm it.`,
    "If it was not you, do nothing, and the address is deleted after 30 days. Or say so on the page of this link: then we never ask you again.",
  ],
  paragraphsAfterLeaving: [
    "Hello,",
    `you have left our mailing list. Now this address was typed into our form, to receive news about the tools and assessments of ${brand.name}. If that was you, please confirm it.`,
    "If it was not you, do nothing: your address stays off the list, and we do not ask you again for 30 days. Or say so on the page of this link: then we never ask you again.",
  ],
  action: "Confirm my subscription",
  reasonOfImport: `You receive this because your address was given to ${brand.name} for its news.`,
  reason: (site: string) => `You receive this because this address was entered at ${site}.`,
} as const;

/** The step that is left after signing up: the same for every address, so that it reveals no subscriber. */
export const confirmationAdvice = {
  asked:
    "One step is left: an email with a link reaches you in the next few minutes, and our news starts once you have followed it. Please look in the spam folder too.",
  /** True whether or not subscriptions have to be confirmed, where that could not be read. */
  ifAsked:
    "If you have to confirm your address, an email with a link reaches you in a few minutes; our news starts once you have followed it. Please look in the spam folder too.",
} as const;
