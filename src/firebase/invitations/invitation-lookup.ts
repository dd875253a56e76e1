import { invitation, invitationCode, type Invitation } from "../../domain/invitations/invitation";
import { paths } from "../../domain/kernel/collections";
import { readDocument } from "../sdk/read-document";

/** The invitation whose code somebody holds; undefined where the code is none, or unknown. */
export async function fetchInvitation(code: string | undefined): Promise<Invitation | undefined> {
  const parsed = invitationCode.safeParse(code);
  return parsed.success ? readDocument(paths.invitation(parsed.data), invitation) : undefined;
}
