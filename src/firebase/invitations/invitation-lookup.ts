import { invitation, invitationCode, invitationLink, type Invitation } from "../../domain/invitations/invitation";
import { paths } from "../../domain/kernel/collections";
import { isDenied } from "../sdk/failure-kind";
import { readDocument } from "../sdk/read-document";

/**
 * Returns the invitation of a code or a link; undefined if it is neither, or if it was moved to another contact, so
 * that its code opens nothing any more.
 */
export async function fetchInvitation(code: string | undefined): Promise<Invitation | undefined> {
  const parsed = invitationCode.safeParse(code);
  if (!parsed.success) return undefined;
  try {
    return (await readDocument(paths.invitation(parsed.data), invitation)) ?? (await invitedByLink(parsed.data));
  } catch (error) {
    if (isDenied(error)) return undefined;
    throw error;
  }
}

/** Returns the parts of the invitation that a link reveals. */
async function invitedByLink(link: string): Promise<Invitation | undefined> {
  const linked = await readDocument(paths.invitationLink(link), invitationLink);
  if (!linked) return undefined;
  return { ...linked, link, status: linked.usedBy === undefined ? "not started" : "used" };
}
