import { invitationState, type Invitation } from "../../../src/domain/invitations/invitation";
import { invitationMessages } from "../../../src/domain/invitations/words";
import { requireAdministrator } from "../callable/administrator";
import { callable } from "../callable/callable";
import { mailSecrets } from "../config";
import { claimMail, sendInvitationMail } from "./invitation-delivery";
import { inviterOf } from "./inviter-of";
import { invitationMail } from "./invitation-mail";
import { resendOwnCode } from "./resend-own-code";
import { endOfInvitation } from "./stored-invitation";

/** Sends the same code again. An invitation that had expired is opened; who has used theirs gets their own code. */
export const resendInvitation = callable("resendInvitation", { secrets: mailSecrets }, async ({ request, auth }) => {
  if (request.invitationCode === undefined) return resendOwnCode(auth);
  await requireAdministrator(auth);
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
