// The corrections of administrators to a business that they have invited. `from` is the value on the asking
// administrator's screen: if it has changed by now, no value is overwritten unseen.
import * as z from "zod/mini";
import { emailAddress } from "../kernel/contact";
import { invitationCode, invitationForm } from "./invitation";

const { businessName } = invitationForm.shape;

export const invitationChange = z.discriminatedUnion("change", [
  z.object({ change: z.literal("revoke"), invitationCode }),
  z.object({ change: z.literal("name"), invitationCode, from: z.string(), to: businessName }),
  z.object({ change: z.literal("contact"), invitationCode, from: z.string(), to: emailAddress }),
]);
type InvitationChange = z.infer<typeof invitationChange>;
export type ChangeTo<Change extends InvitationChange["change"]> = Extract<InvitationChange, { change: Change }>;

/** A document of `businessChanges`: what was put right, and who did it. Consultants alone read it. */
export const businessChange = z.object({
  of: z.enum(["name", "contact"]),
  before: z.string(),
  after: z.string(),
  by: z.string(),
  byEmail: z.string(),
  at: z.date(),
});
export type BusinessChange = z.infer<typeof businessChange>;
