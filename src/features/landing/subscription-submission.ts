// Checks and sends the mailing list's form; loaded when the form is first touched.
import { subscriptionForm, type SubscriptionForm } from "../../domain/mailing-list/subscription";
import { subscribe } from "../../firebase/mailing-list/subscriptions";
import type { ContactFormSubmission } from "./use-contact-form";

export const subscriptionSubmission: ContactFormSubmission<SubscriptionForm> = {
  schema: subscriptionForm,
  send: subscribe,
};
