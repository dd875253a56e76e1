// The requests of the pages behind our mail's links: the address itself never travels, only the link's token.
import * as z from "zod/mini";

/** Anything at all may stand in an address bar; only the server can tell whether it is one of ours. */
const token = z.string().check(z.maxLength(4000));

export const linkRequest = z.object({ token });

/** The address, masked, and whether we may write to it. */
export const subscriptionState = z.object({ email: z.string(), subscribed: z.boolean() });
export type SubscriptionState = z.infer<typeof subscriptionState>;

/** The token that undoes it, for the page that asked; absent if there was no subscription to bring back. */
export const unsubscribed = z.object({ undo: z.optional(z.string()) });

export const undoRequest = z.object({ token, undo: z.string().check(z.maxLength(20_000)) });

/** Pages of earlier releases say nothing of who it was. */
export const confirmationRequest = z.object({ token, wasMe: z.optional(z.boolean()) });

export const confirmationState = z.object({ email: z.string(), confirmed: z.boolean() });
export type ConfirmationState = z.infer<typeof confirmationState>;
