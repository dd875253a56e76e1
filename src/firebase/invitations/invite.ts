import type { Invitation, InvitationRequest } from "../../domain/invitations/invitation";
import { invitationMessages } from "../../domain/invitations/words";
import { call } from "../sdk/call";
import { logWarning } from "../../browser/log";

export type UnsentInvitation = Pick<Invitation, "invitationCode" | "businessEmail">;

/** What became of an invitation, and the sentence that says so. */
export interface InvitationResult {
  result: "sent" | "mail-failed" | "failed";
  sentence: string;
  /** The invitation that stands although its mail was not sent. */
  unsent?: UnsentInvitation;
}

export async function invite({ businessName, businessEmail }: InvitationRequest): Promise<InvitationResult> {
  try {
    const { invitationCode, mailError } = await call("generateInvitation", { businessName, businessEmail });
    return mailError === undefined
      ? { result: "sent", sentence: invitationMessages.invitationSent(businessName, businessEmail) }
      : {
          result: "mail-failed",
          sentence: invitationMessages.invitationMailFailed(mailError),
          unsent: { invitationCode, businessEmail },
        };
  } catch (error) {
    logWarning("No invitation was generated.", error);
    return { result: "failed", sentence: invitationMessages.invitationFailed };
  }
}
