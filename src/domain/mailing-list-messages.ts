// The sentences of leaving the mailing list and of confirming a subscription; the thanks for signing up are in messages.ts.
import { brand } from "./brand";

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
} as const;

export const confirmationMessages = {
  badLink: "This link is incomplete, or it is not one of ours. Open it again from the mail, or sign up once more.",
  gone: "There is no subscription that waits to be confirmed. It may have been too long ago; please sign up once more.",
  readFailed: "We could not look up your subscription just now. Please try again.",
  question: (email: string) => `Shall we send our news to ${email}?`,
  failed: "We could not confirm your subscription just now. Please try again.",
  done: (email: string) => `Thank you. Your subscription is confirmed; our news will come to ${email}.`,
} as const;
