import * as z from "zod/mini";
import { accountMessages, registrationMessages } from "./words";
import type { Invitation } from "../invitations/invitation";
import { continuesRound } from "../invitations/rounds";

/** The part that an account has in a business. */
const membership = z.object({
  businessName: z.string(),
  /** A contact's is kept under the code of an invitation, a colleague's under that of a seat. */
  part: z.enum(["contact", "colleague"]),
  /** The same as that of the profile, for this business. */
  openRound: z.optional(z.string()),
});
export type Membership = z.infer<typeof membership>;

/** A document of `profiles`, whose id is the user's; `invitationId` binds it to the business that is open now. */
export const profile = z.object({
  name: z.string(),
  businessName: z.string(),
  businessEmail: z.string(),
  uid: z.string(),
  invitationId: z.optional(z.string()),
  /** The time at which the last business of the account was moved or taken away: it opens nothing since. */
  movedAt: z.optional(z.date()),
  /** The part that it had there; that of the contact if undefined. */
  leftPart: z.optional(z.enum(["contact", "colleague"])),
  /** The invitation to a further round, written by the functions; it may have been used or revoked since. */
  openRound: z.optional(z.string()),
  /** Every business of an account that has had a second one, by the code of its present round. */
  memberships: z.optional(z.record(z.string(), membership)),
});
export type Profile = z.infer<typeof profile>;

/** Returns the business's name: from its open invitation, else from its profile. */
export function businessNameFor(
  { businessName, name }: Pick<Profile, "businessName" | "name">,
  open?: Pick<Invitation, "businessName">,
): string {
  return [open?.businessName, businessName, name].find((known) => known?.trim()) ?? accountMessages.businessFallback;
}

/** A business of an account, and the code of its present round. */
export interface OwnBusiness extends Membership {
  invitationId: string;
}

/** The businesses of an account, in the order of their names; empty where it has none. */
export function businessesOf({ invitationId, businessName, openRound, memberships }: Profile): OwnBusiness[] {
  if (invitationId === undefined) return [];
  const only: Membership = { businessName, part: "contact", ...(openRound !== undefined && { openRound }) };
  return Object.entries(memberships ?? { [invitationId]: only })
    .map(([code, own]) => ({ ...own, invitationId: code }))
    .toSorted((one, other) => one.businessName.localeCompare(other.businessName, "en"));
}

/** The invitation to the next round of the business that is open, as the profile was told of it. */
export function openRoundOf({ invitationId = "", memberships = {}, openRound }: Profile): string | undefined {
  return memberships[invitationId]?.openRound ?? openRound;
}

/** Returns the business of the account whose next round the invitation is to. */
export function businessContinuedBy(
  invited: Pick<Invitation, "previousRound">,
  profile: Profile,
): OwnBusiness | undefined {
  return businessesOf(profile).find(({ invitationId }) => continuesRound(invited, invitationId));
}

/** Tells why the account cannot accept the open invitation of a followed link; undefined if it can. */
export function invitationWarning(
  open: Pick<Invitation, "businessEmail" | "invitationCode" | "previousRound" | "link">,
  profile: Profile,
  email: string | null,
): string | undefined {
  if (!isInvitedAddress(open, email)) return registrationMessages.otherAccount(open.businessEmail, email ?? "");
  const isRound = open.previousRound !== undefined && open.link === undefined;
  const isAcceptable = isRound ? businessContinuedBy(open, profile) !== undefined : businessesOf(profile).length > 0;
  return isAcceptable ? undefined : registrationMessages.closed;
}

export function isInvitedAddress({ businessEmail }: Pick<Invitation, "businessEmail">, email: string | null): boolean {
  return businessEmail.toLowerCase() === email?.toLowerCase();
}
