// Loaded when the mailing list's form is first touched.
import { subscriptionForm, type SubscriptionForm } from "../../domain/documents/subscription";
import { subscribe } from "../../firebase/subscriptions";
import type { Outgoing } from "./use-outgoing-form";

export const outgoing: Outgoing<SubscriptionForm> = { schema: subscriptionForm, send: subscribe };
