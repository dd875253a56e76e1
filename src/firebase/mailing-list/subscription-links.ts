// The requests and actions of the pages behind our mail's links.
import { confirmationMessages, unsubscribeMessages } from "../../domain/mailing-list/link-words";
import { call } from "../sdk/calls/call";
import { callInWords } from "../sdk/calls/call-in-words";

export const readUnsubscribeLink = (token: string) =>
  callInWords(call("readUnsubscribeLink", { token }), { failed: unsubscribeMessages.readFailed });
export const unsubscribe = (token: string) =>
  callInWords(call("unsubscribe", { token }), { failed: unsubscribeMessages.failed });
export const subscribeAgain = (token: string, undo: string) =>
  callInWords(call("subscribeAgain", { token, undo }), { failed: unsubscribeMessages.undoFailed });
export const readConfirmationLink = (token: string) =>
  callInWords(call("readConfirmationLink", { token }), { failed: confirmationMessages.readFailed });
export const confirmSubscription = (token: string) =>
  callInWords(call("confirmSubscription", { token }), { failed: confirmationMessages.failed });
export const disownSubscription = (token: string) =>
  callInWords(call("confirmSubscription", { token, wasMe: false }), { failed: confirmationMessages.disownFailed });
