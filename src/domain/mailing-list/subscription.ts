import { z } from "zod";
import { contact } from "../kernel/contact";

/** What the mailing-list form asks for. */
export const subscriptionForm = z.object(contact);
export type SubscriptionForm = z.infer<typeof subscriptionForm>;
