import { z } from "zod";
import { contact } from "./contact";

/** What the mailing-list form asks for. */
export const subscriptionForm = z.object(contact);
export type SubscriptionForm = z.infer<typeof subscriptionForm>;

/** A document of `emailList`; the consent is kept with the sentence that was agreed to. */
export const subscription = subscriptionForm.extend({
  createdAt: z.date(),
  consent: z.object({ text: z.string(), at: z.date() }),
});
export type Subscription = z.infer<typeof subscription>;
