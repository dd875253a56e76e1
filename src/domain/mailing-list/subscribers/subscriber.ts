// How administrators see the mailing list: who is on it, by what consent, and whether they get our mail.
import * as z from "zod/mini";
import { storedText } from "../../kernel/contact";

const when = z.catch(z.optional(z.date()), undefined);

/** A document of `emailList`; strangers wrote it, in any age of the site, so it is read leniently. */
export const subscriber = z.object({
  name: storedText,
  businessName: storedText,
  email: storedText,
  createdAt: when,
  confirmedAt: when,
  /** What brought them, where they have not signed up themselves. */
  import: z.catch(z.optional(z.string()), undefined),
  /** What they agreed to, and when; of whoever was imported, where that comes from. */
  consent: z.catch(z.optional(z.object({ text: storedText, at: when })), undefined),
});
export type Subscriber = z.infer<typeof subscriber>;

/** `refused` by their mail server three times; `unsubscribed` and, for whatever reason, still on the list. */
export type SubscriberState = "waiting" | "subscribed" | "unsubscribed" | "refused";

/** At most so many addresses are looked up in one call. */
export const mostAddresses = 500;

export const addressesRequest = z.object({
  addresses: z.array(z.string().check(z.maxLength(2000))).check(z.minLength(1), z.maxLength(mostAddresses)),
  /** Whether to look also who of them is on the list. */
  listed: z.optional(z.boolean()),
});

/** What only the server knows of addresses: those that must get no mail, and why. */
export const addressesAnswer = z.object({
  /** Whether a subscription counts only once it has been confirmed. */
  asksToConfirm: z.boolean(),
  left: z.array(z.string()),
  refused: z.array(z.string()),
  listed: z.array(z.string()),
});
export type AddressesAnswer = z.infer<typeof addressesAnswer>;

export function subscriberState(
  { email, confirmedAt }: Pick<Subscriber, "email" | "confirmedAt">,
  { asksToConfirm, left, refused }: Pick<AddressesAnswer, "asksToConfirm" | "left" | "refused">,
): SubscriberState {
  if (left.includes(email)) return "unsubscribed";
  if (refused.includes(email)) return "refused";
  return asksToConfirm && confirmedAt === undefined ? "waiting" : "subscribed";
}
