// The mailing list for administrators: its people, their consent, and whether they get our mail.
import * as z from "zod/mini";
import { storedText } from "../../kernel/contact";
import type { SearchedTexts } from "../../kernel/search-words";

const when = z.catch(z.optional(z.date()), undefined);

/** A document of `emailList`; strangers wrote it, in any age of the site, so it is read leniently. */
export const subscriber = z.object({
  name: storedText,
  businessName: storedText,
  email: storedText,
  createdAt: when,
  confirmedAt: when,
  /** The import that brought them, if they have not signed up themselves. */
  import: z.catch(z.optional(z.string()), undefined),
  /** The text and the time of their consent; its origin for an imported person. */
  consent: z.catch(z.optional(z.object({ text: storedText, at: when })), undefined),
});
export type Subscriber = z.infer<typeof subscriber>;

export function textsOfSubscriber({ name, businessName, email }: Record<string, unknown>): SearchedTexts {
  return { short: [name, businessName, email] };
}

/** `refused` by their mail server three times; `unsubscribed` and, for any reason, still on the list. */
const states = ["waiting", "subscribed", "unsubscribed", "refused"] as const;
export type SubscriberState = (typeof states)[number];

/** The most in one part of an export. */
export const mostExported = 500;

/** A subscriber in a file: times in ISO 8601, blank where nothing is known. */
export const exportedSubscriber = z.object({
  name: z.string(),
  businessName: z.string(),
  email: z.string(),
  createdAt: z.string(),
  consent: z.string(),
  consentAt: z.string(),
  state: z.enum(states),
});
export type ExportedSubscriber = z.infer<typeof exportedSubscriber>;

/** At most so many addresses are looked up in one call. */
export const mostAddresses = 500;

export const addressesRequest = z.object({
  addresses: z.array(z.string().check(z.maxLength(2000))).check(z.minLength(1), z.maxLength(mostAddresses)),
  /** True to look also for those of them on the list. */
  listed: z.optional(z.boolean()),
});

/** The server's own knowledge of addresses: those that must get no mail, with the reason. */
export const addressesAnswer = z.object({
  /** True if a subscription counts only after it has been confirmed. */
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
