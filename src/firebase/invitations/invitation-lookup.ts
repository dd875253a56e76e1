import { invitation, invitationCode, invitationLink, isSeatCode } from "../../domain/invitations/invitation";
import type { InvitedPerson } from "../../domain/invitations/seats/seat";
import { paths } from "../../domain/kernel/collections";
import { isDenied } from "../sdk/failure-kind";
import { readDocument } from "../sdk/read-document";

/**
 * Returns the invitation of a code or a link, or the seat of a colleague in its form; undefined if it is none of these,
 * or if it was moved to another contact, so that its code opens nothing any more.
 */
export async function fetchInvitation(code: string | undefined): Promise<InvitedPerson | undefined> {
  const parsed = invitationCode.safeParse(code);
  if (!parsed.success) return undefined;
  try {
    if (isSeatCode(parsed.data)) return await invitedAsColleague(parsed.data);
    return (await readDocument(paths.invitation(parsed.data), invitation)) ?? (await invitedByLink(parsed.data));
  } catch (error) {
    if (isDenied(error)) return undefined;
    throw error;
  }
}

/** Returns the parts of the invitation that a link reveals. */
async function invitedByLink(link: string): Promise<InvitedPerson | undefined> {
  const linked = await readDocument(paths.invitationLink(link), invitationLink);
  if (!linked) return undefined;
  return { ...linked, link, status: linked.usedBy === undefined ? "not started" : "used" };
}

/** Few people have a seat, so its schema comes late. */
async function invitedAsColleague(code: string): Promise<InvitedPerson | undefined> {
  const { seat, invitedToSeat } = await import("../../domain/invitations/seats/seat");
  const found = await readDocument(paths.seat(code), seat);
  return found && invitedToSeat(found);
}
