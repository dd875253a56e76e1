import { z } from "zod";
import { messages } from "../messages";
import type { Invitation } from "./invitation";

/** A document of `profiles`, whose id is the user's; `invitationId` binds it to the invitation that it used. */
export const profile = z.object({
  name: z.string(),
  businessName: z.string(),
  businessEmail: z.string(),
  uid: z.string(),
  invitationId: z.string().optional(),
});
export type Profile = z.infer<typeof profile>;

/** How a business is addressed: by its open invitation, else by its profile. */
export function businessNameFor(
  { businessName, name }: Pick<Profile, "businessName" | "name">,
  open?: Pick<Invitation, "businessName">,
): string {
  return [open?.businessName, businessName, name].find((known) => known?.trim()) ?? messages.businessFallback;
}
