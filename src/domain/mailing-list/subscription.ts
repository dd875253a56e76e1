import * as z from "zod/mini";
import { contact, storedText } from "../kernel/contact";

/** The fields of the mailing-list form. */
export const subscriptionForm = z.object(contact);
export type SubscriptionForm = z.infer<typeof subscriptionForm>;

/** The shown fields of a document of `heldSubscriptions`; strangers wrote it, so it is read leniently. */
export const heldSubscription = z.object({
  name: storedText,
  businessName: storedText,
  email: storedText,
  createdAt: z.catch(z.optional(z.date()), undefined),
});
export type HeldSubscription = z.infer<typeof heldSubscription>;
