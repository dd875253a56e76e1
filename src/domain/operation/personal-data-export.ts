import { z } from "zod";
import { normalisedAddress } from "../mailing-list/address";
import { bounds } from "../kernel/contact";
import { personalDataMessages } from "./words";

/**
 * Whose data it is. Stored addresses may be older than the rules for new ones, so whatever is one address and no two is
 * looked for.
 */
export const personAddress = z
  .string()
  .max(bounds.email, personalDataMessages.noAddress)
  .transform(normalisedAddress)
  .pipe(z.string().regex(/^[^\s@,;<>]+@[^\s@,;<>]+$/, personalDataMessages.noAddress));

/** What we have of a person, by place (personal-places.ts); a place where there is nothing is left away. */
export const personalDataExport = z.object({
  address: z.string(),
  exportedAt: z.iso.datetime(),
  data: z.record(z.string(), z.array(z.unknown())),
});
export type PersonalDataExport = z.infer<typeof personalDataExport>;

/** How many documents of each place an erasure has ended. */
export const erasedCounts = z.record(z.string(), z.int().nonnegative());
export type ErasedCounts = z.infer<typeof erasedCounts>;
