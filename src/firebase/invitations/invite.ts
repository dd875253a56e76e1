import type { Invitation, InvitationRequest } from "../../domain/invitations/invitation";
import { invitationMessages } from "../../domain/invitations/words";
import { roundMessages } from "../../domain/invitations/rounds/words";
import { call } from "../sdk/calls/call";
import { callInWords } from "../sdk/calls/call-in-words";

export type UnsentInvitation = Pick<Invitation, "invitationCode" | "businessEmail">;

/** The result of an invitation, and its sentence. */
export interface InvitationResult {
  result: "sent" | "mail-failed" | "registered" | "failed";
  sentence: string;
  /** The code of the invitation that stands, whether or not its mail was sent. */
  code?: string;
  /** The business whose account the address has. */
  business?: string;
  /** The invitation that stands although its mail was not sent. */
  unsent?: UnsentInvitation;
}

export async function invite({ businessName, businessEmail, inquiry }: InvitationRequest): Promise<InvitationResult> {
  const { invitationSent, invitationMailFailed, invitationFailed: failed } = invitationMessages;
  const request = { businessName, businessEmail, ...(inquiry !== undefined && { inquiry }) };
  const generated = await callInWords(call("generateInvitation", request), {
    done: ({ mailError, isRegistered }) => {
      if (isRegistered) return roundMessages.registered(businessEmail);
      return mailError === undefined ? invitationSent(businessName, businessEmail) : invitationMailFailed(mailError);
    },
    failed,
    refused: (reason) => `${failed} ${reason}`,
  });
  const { sentence } = generated;
  if (!generated.done) return { result: "failed", sentence };
  const { invitationCode, mailError, isRegistered } = generated.value;
  if (isRegistered) return { result: "registered", sentence, business: invitationCode };
  if (mailError === undefined) return { result: "sent", sentence, code: invitationCode };
  return { result: "mail-failed", sentence, code: invitationCode, unsent: { invitationCode, businessEmail } };
}
