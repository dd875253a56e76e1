// Brings people onto the mailing list from a file: the browser's requests, and the state of an import under way.
import * as z from "zod/mini";
import { bounds, emailAddress, optionalText, requiredText } from "../../kernel/contact";
import { askedFor } from "../../kernel/contact-words";
import { countOrZero } from "../../kernel/counters";

/** More than the list of a consultancy has; a file may be cut in two. */
export const mostRows = 20_000;

/** So many are sent and added together: one commit, which takes at most 500 writes. */
export const rowsPerPart = 400;
const mostParts = mostRows / rowsPerPart;

export const importRow = z.object({
  name: optionalText(bounds.name),
  businessName: optionalText(bounds.name),
  email: emailAddress,
});
export type ImportRow = z.infer<typeof importRow>;

export const importRequest = z
  .object({
    /** Made by the browser, so that a part which is sent twice is one. */
    import: z.uuid(),
    /** The origin of these people's consent; kept with each of them. */
    consent: requiredText(askedFor.consentSource, 1000),
    /** The first is 0. */
    part: z.int().check(z.minimum(0), z.maximum(mostParts - 1)),
    parts: z.int().check(z.minimum(1), z.maximum(mostParts)),
    rows: z.array(importRow).check(z.minLength(1), z.maxLength(rowsPerPart)),
  })
  .check(z.refine(({ part, parts }) => part < parts, "A part of the file does not belong to it."));

export const importCounts = z.object({
  added: countOrZero,
  /** On the list before, or further up in the file. */
  listed: countOrZero,
  /** They must get no mail. */
  suppressed: countOrZero,
});

/** A document of `imports`, written by the functions and read live by administrators. */
export const subscriberImport = z.object({
  createdBy: z.string(),
  createdAt: z.date(),
  consent: z.string(),
  status: z.enum(["receiving", "adding", "finished"]),
  /** True if work is left, so that the sweep looks after it. */
  active: z.boolean(),
  rows: countOrZero,
  parts: countOrZero,
  /** The number of the part that is next. */
  next: countOrZero,
  counts: z.prefault(importCounts, {}),
  /** From and until when these people are asked to confirm, where that is asked. */
  mailsFrom: z.optional(z.date()),
  mailsUntil: z.optional(z.date()),
  finishedAt: z.optional(z.date()),
});
export type SubscriberImport = z.infer<typeof subscriberImport>;
