import * as z from "zod/mini";
import { accountMessages, registrationMessages } from "./words";
import type { Invitation } from "../invitations/invitation";
import { continuesRound } from "../invitations/rounds";

/** A document of `profiles`, whose id is the user's; `invitationId` binds it to the invitation that it used last. */
export const profile = z.object({
  name: z.string(),
  businessName: z.string(),
  businessEmail: z.string(),
  uid: z.string(),
  invitationId: z.optional(z.string()),
  /** The time at which the business's assessment was moved to another contact: this account opens nothing since. */
  movedAt: z.optional(z.date()),
  /** The invitation to a further round, written by the functions; it may have been used or revoked since. */
  openRound: z.optional(z.string()),
});
export type Profile = z.infer<typeof profile>;

/** Returns the business's name: from its open invitation, else from its profile. */
export function businessNameFor(
  { businessName, name }: Pick<Profile, "businessName" | "name">,
  open?: Pick<Invitation, "businessName">,
): string {
  return [open?.businessName, businessName, name].find((known) => known?.trim()) ?? accountMessages.businessFallback;
}

/** Tells why the invitation of a followed link is not the one of this account; undefined if all is well. */
export function invitationWarning(
  open: Pick<Invitation, "businessEmail" | "invitationCode" | "previousRound"> | undefined,
  { invitationId }: Pick<Profile, "invitationId">,
  email: string | null,
): string | undefined {
  if (!open || open.invitationCode === invitationId) return undefined;
  if (!isInvitedAddress(open, email)) return registrationMessages.otherAccount(open.businessEmail, email ?? "");
  return continuesRound(open, invitationId) ? undefined : registrationMessages.earlierInvitation;
}

export function isInvitedAddress({ businessEmail }: Pick<Invitation, "businessEmail">, email: string | null): boolean {
  return businessEmail.toLowerCase() === email?.toLowerCase();
}
