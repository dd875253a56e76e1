import * as z from "zod/mini";

/** The two fields of an invitation, as a draft keeps them. */
export const typedInvitation = z.object({ businessName: z.string(), businessEmail: z.string() });
