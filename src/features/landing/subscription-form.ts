// Loaded when the mailing list's form is first touched.
import { subscriptionForm, type SubscriptionForm } from "../../domain/mailing-list/subscription";
import { subscribe } from "../../firebase/mailing-list/subscriptions";
import type { Outgoing } from "./use-contact-form";

export const outgoing: Outgoing<SubscriptionForm> = { schema: subscriptionForm, send: subscribe };
