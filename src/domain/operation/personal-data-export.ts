import * as z from "zod/mini";
import { normalisedAddress } from "../mailing-list/address";
import { bounds } from "../kernel/contact";
import { personalDataMessages } from "./words";

const typedAddress = z.pipe(
  z.string().check(z.maxLength(bounds.email, personalDataMessages.noAddress)),
  z.transform(normalisedAddress),
);

/**
 * The person's address. Stored addresses may be older than the rules for new ones, so any text that is one address and
 * not two is looked for.
 */
export const personAddress = z.pipe(
  typedAddress,
  z.string().check(z.regex(/^[^\s@,;<>]+@[^\s@,;<>]+$/, personalDataMessages.noAddress)),
);

/** The data we have of a person, by place (personal-places.ts); an empty place is left away. */
export const personalDataExport = z.object({
  address: z.string(),
  exportedAt: z.iso.datetime(),
  data: z.record(z.string(), z.array(z.unknown())),
});
export type PersonalDataExport = z.infer<typeof personalDataExport>;

/** The number of documents of each place that an erasure has ended. */
export const erasedCounts = z.record(z.string(), z.int().check(z.nonnegative()));
export type ErasedCounts = z.infer<typeof erasedCounts>;
