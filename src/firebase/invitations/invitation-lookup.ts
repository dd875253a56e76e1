import { invitation, invitationCode, invitationLink, type Invitation } from "../../domain/invitations/invitation";
import { paths } from "../../domain/kernel/collections";
import { isDenied } from "../sdk/failure-kind";
import { readDocument } from "../sdk/read-document";

/**
 * The invitation that somebody holds the code or the link of; undefined where it is neither, or where it was moved to
 * somebody else, so that its code opens nothing any more.
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

/** As much of the invitation as a link tells. */
async function invitedByLink(link: string): Promise<Invitation | undefined> {
  const linked = await readDocument(paths.invitationLink(link), invitationLink);
  if (!linked) return undefined;
  return { ...linked, link, status: linked.usedBy === undefined ? "not started" : "used" };
}
