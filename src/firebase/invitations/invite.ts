import { defaultLanguage, languageField } from "../../domain/kernel/language";
import type { Invitation, InvitationRequest } from "../../domain/invitations/invitation";
import { invitationMessages } from "../../domain/invitations/words";
import { call } from "../sdk/calls/call";
import { CallFailure } from "../sdk/calls/call-failure";
import { callInWords } from "../sdk/calls/call-in-words";

export type UnsentInvitation = Pick<Invitation, "invitationCode" | "businessEmail">;

/** The result of an invitation, and its sentence. */
export interface InvitationResult {
  result: "sent" | "mail-failed" | "failed";
  sentence: string;
  /** The code of the invitation that stands, whether or not its mail was sent. */
  code?: string;
  /** The business that has its account already, where its next round is begun. */
  business?: string;
  /** The invitation that stands although its mail was not sent. */
  unsent?: UnsentInvitation;
}

export async function invite(invitation: InvitationRequest): Promise<InvitationResult> {
  const { businessName, businessEmail, inquiry, language = defaultLanguage } = invitation;
  const { invitationSent, invitationMailFailed, invitationFailed: failed } = invitationMessages;
  let registered: string | undefined;
  const request = {
    businessName,
    businessEmail,
    ...languageField(language),
    ...(inquiry !== undefined && { inquiry }),
  };
  const asked = call("generateInvitation", request).catch((error: unknown) => {
    registered = error instanceof CallFailure ? error.details.registered : undefined;
    throw error;
  });
  const generated = await callInWords(asked, {
    done: ({ mailError }) =>
      mailError === undefined ? invitationSent(businessName, businessEmail) : invitationMailFailed(mailError),
    failed,
    refused: (reason) => `${failed} ${reason}`,
  });
  const { sentence } = generated;
  if (!generated.done) return { result: "failed", sentence, ...(registered !== undefined && { business: registered }) };
  const { invitationCode, mailError } = generated.value;
  if (mailError === undefined) return { result: "sent", sentence, code: invitationCode };
  return { result: "mail-failed", sentence, code: invitationCode, unsent: { invitationCode, businessEmail } };
}
