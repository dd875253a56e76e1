// Invites the business of an inquiry or a task, and keeps the invitation with it. Two administrators invite it once.
import type { InvitationRequest } from "../../domain/invitations/invitation";
import { invitationMessages } from "../../domain/invitations/words";
import { logWarning } from "../../browser/log";
import { invite, type InvitationResult } from "../invitations/invite";
import { abandon, begin, keepInvitation, type Conflict, type DeskEntry, type KeptResult } from "./desk-entry";
import type { StaffMember } from "./inquiry-actions";

/** `keep` is the second half alone, for when it failed. */
export type DeskInvitation =
  | { result: "conflict"; conflict: Conflict }
  | { result: "not-invited"; invitation: InvitationResult }
  | { result: "invited"; invitation: InvitationResult; kept: KeptResult; keep: () => Promise<KeptResult> };

export async function inviteFromDesk(
  me: StaffMember,
  entry: DeskEntry,
  request: InvitationRequest,
): Promise<DeskInvitation> {
  try {
    const begun = await begin(me, entry);
    if (begun.result !== "done") return { result: "conflict", conflict: begun };
  } catch (error) {
    logWarning("The invitation could not be begun.", error);
    return { result: "not-invited", invitation: { result: "failed", sentence: invitationMessages.invitationFailed } };
  }
  const invitation = await invite({ ...request, inquiry: entry.id });
  const { code } = invitation;
  if (code === undefined) {
    await abandon(me, entry);
    return { result: "not-invited", invitation };
  }
  const keep = () => keepInvitation(me, entry, { code, businessName: request.businessName });
  return { result: "invited", invitation, kept: await keep(), keep };
}
