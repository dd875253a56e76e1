import { invitationStanding, type Invitation } from "../../../src/domain/invitations/invitation";
import { invitationMessages } from "../../../src/domain/invitations/words";
import { callable } from "../callable/callable";
import { smtpUrl } from "../config";
import { claimMail, deliver } from "./invitation-delivery";
import { invitationMail } from "./invitation-mail";
import { endOfInvitation } from "./stored-invitation";

/** Sends the same code again, and opens an invitation that had expired. */
export const resendInvitation = callable("resendInvitation", { secrets: [smtpUrl] }, async ({ request }) => {
  const claimed = await claimMail(request.invitationCode, refusal, (now) => ({ expiresAt: endOfInvitation(now) }));
  if ("refused" in claimed) return { success: false, error: claimed.refused };
  const error = await deliver(request.invitationCode, invitationMail(claimed));
  return error === undefined ? { success: true } : { success: false, error };
});

function refusal(invited: Invitation, now: Date): string | undefined {
  const standing = invitationStanding(invited, now);
  if (standing === "used") return invitationMessages.resendUsed;
  return standing === "revoked" ? invitationMessages.resendRevoked : undefined;
}
