import { z } from "zod";
import { contact } from "../kernel/contact";

/** What the mailing-list form asks for. */
export const subscriptionForm = z.object(contact);
export type SubscriptionForm = z.infer<typeof subscriptionForm>;

/** A document of `emailList`; the consent is kept with the sentence that was agreed to. */
export const subscription = subscriptionForm.extend({
  createdAt: z.date(),
  consent: z.object({ text: z.string(), at: z.date() }),
  /** The server's: the normalised address, where what was typed is not that already. */
  address: z.string().optional(),
  /** The server's, with double opt-in: when its owner confirmed it, or when it is forgotten because nobody did. */
  confirmedAt: z.date().optional(),
  expiresAt: z.date().optional(),
});
export type Subscription = z.infer<typeof subscription>;
