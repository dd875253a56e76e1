import * as z from "zod/mini";

/**
 * A document of `administrators`, by the id of the account; a reader's says so. One who has the right no more is kept
 * with that time.
 */
export const administrator = z.object({
  email: z.string(),
  role: z.optional(z.literal("reader")),
  revokedAt: z.optional(z.date()),
});
export type ListedAdministrator = z.infer<typeof administrator>;
