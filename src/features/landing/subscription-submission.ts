// Checks and sends the mailing list's form; loaded when the form is first touched.
import { subscriptionForm, type SubscriptionForm } from "../../domain/mailing-list/subscription";
import { confirmationAdvice } from "../../domain/mailing-list/link-words";
import { logWarning } from "../../browser/log";
import { subscribe } from "../../firebase/mailing-list/subscriptions";
import type { ContactFormSubmission } from "./use-contact-form";

export const subscriptionSubmission: ContactFormSubmission<SubscriptionForm> = {
  schema: subscriptionForm,
  send: subscribe,
};

/** By the setting of the site and never by the address. */
export async function readAdvice(): Promise<string | undefined> {
  try {
    const { asksToConfirm } = await import("../../firebase/mailing-list/subscription-settings");
    return (await asksToConfirm()) ? confirmationAdvice.asked : undefined;
  } catch (error) {
    logWarning("Whether addresses have to be confirmed could not be read.", error);
    return confirmationAdvice.ifAsked;
  }
}
