import * as z from "zod/mini";

const peopleOrEntries = z.int().check(z.nonnegative());

/** The mailing list in numbers. What is not counted as a recipient is counted once among the rest. */
export const recipientCount = z.object({
  entries: peopleOrEntries,
  /** Different people who would get a mail now; at most so many where it is not `exact`. */
  recipients: peopleOrEntries,
  /** Entries of an address that stands there before. */
  repeated: peopleOrEntries,
  /** Entries without a confirmation, if that is asked for. */
  waiting: peopleOrEntries,
  /** People who must get no mail and are still on the list. */
  suppressed: peopleOrEntries,
  unusable: peopleOrEntries,
  /** False for a list that is too long to be read for this. */
  exact: z.boolean(),
});
export type RecipientCount = z.infer<typeof recipientCount>;
