import { invitationState, type Invitation } from "../../../src/domain/invitations/invitation";
import { invitationMessages } from "../../../src/domain/invitations/words";
import { callable } from "../callable/callable";
import { mailSecrets } from "../config";
import { claimMail, sendInvitationMail } from "./invitation-delivery";
import { inviterOf } from "./inviter-of";
import { invitationMail } from "./invitation-mail";
import { endOfInvitation } from "./stored-invitation";

/** Sends the same code again, and opens an invitation that had expired. */
export const resendInvitation = callable("resendInvitation", { secrets: mailSecrets }, async ({ request, auth }) => {
  const claimed = await claimMail(request.invitationCode, "invitation", resendRefusal, (now) => ({
    expiresAt: endOfInvitation(now),
  }));
  if ("refused" in claimed) return { success: false, error: claimed.refused };
  const error = await sendInvitationMail(request.invitationCode, invitationMail(claimed, inviterOf(auth)));
  return error === undefined ? { success: true } : { success: false, error };
});

function resendRefusal(invited: Invitation, now: Date): string | undefined {
  const state = invitationState(invited, now);
  if (state === "used") return invitationMessages.resendUsed;
  return state === "revoked" ? invitationMessages.resendRevoked : undefined;
}
