// The administrators' actions on an invitation, each answering in a sentence.
import type { Invitation } from "../../domain/invitations/invitation";
import { invitationMessages } from "../../domain/invitations/words";
import { call } from "../sdk/calls/call";
import { callInWords, type CallResult } from "../sdk/calls/call-in-words";

export function resendInvitation({
  invitationCode,
  businessEmail,
}: Pick<Invitation, "invitationCode" | "businessEmail">): Promise<CallResult> {
  const { resent, resendError: refused, resendFailed: failed } = invitationMessages;
  return callInWords(call("resendInvitation", { invitationCode }), {
    done: () => resent(businessEmail),
    failed,
    refused,
  });
}

export function remindInvited({ invitationCode, businessEmail }: Invitation): Promise<CallResult> {
  const { reminded, remindError: refused, remindFailed: failed } = invitationMessages;
  return callInWords(call("remindInvited", { invitationCode }), {
    done: () => reminded(businessEmail),
    failed,
    refused,
  });
}

export function revokeInvitation({ invitationCode, businessName }: Invitation): Promise<CallResult> {
  const { revoked, revokeFailed: failed } = invitationMessages;
  return callInWords(call("changeInvitation", { change: "revoke", invitationCode }), {
    done: () => revoked(businessName),
    failed,
    refused: (reason) => `${failed} ${reason}`,
  });
}

/** `from` is the address on the asking administrator's screen. */
export async function moveToContact(invitationCode: string, from: string, to: string): Promise<CallResult> {
  const { contactMoved, contactMovedMailFailed, contactNotMoved: failed } = invitationMessages;
  return callInWords(call("changeInvitation", { change: "contact", invitationCode, from, to }), {
    done: ({ mailError }) => (mailError === undefined ? contactMoved(to) : contactMovedMailFailed(to, mailError)),
    failed,
  });
}

/** `from` is the name on the asking administrator's screen. */
export function correctName(invitationCode: string, from: string, to: string): Promise<CallResult> {
  return callInWords(call("changeInvitation", { change: "name", invitationCode, from, to }), {
    done: () => invitationMessages.nameCorrected(to),
    failed: invitationMessages.nameNotCorrected,
  });
}
