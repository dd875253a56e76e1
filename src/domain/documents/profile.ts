import { z } from "zod";

/** A document of `profiles`, whose id is the user's; `invitationId` binds it to the invitation that it used. */
export const profile = z.object({
  name: z.string(),
  businessName: z.string(),
  businessEmail: z.string(),
  uid: z.string(),
  invitationId: z.string().optional(),
});
export type Profile = z.infer<typeof profile>;
