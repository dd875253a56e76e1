import { z } from "zod";

const count = z.int().nonnegative();

/** The mailing list in numbers. What is not counted as a recipient is counted once among the rest. */
export const recipientCount = z.object({
  entries: count,
  /** Different people who would get a mail now; at most so many where it is not `exact`. */
  recipients: count,
  /** Entries of an address that stands there before. */
  repeated: count,
  /** Entries that nobody has confirmed, where that is asked for. */
  waiting: count,
  /** People who must get no mail and are still on the list. */
  suppressed: count,
  unusable: count,
  /** False for a list that is too long to be read for this. */
  exact: z.boolean(),
});
export type RecipientCount = z.infer<typeof recipientCount>;
