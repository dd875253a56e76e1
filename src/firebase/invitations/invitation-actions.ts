// What an administrator does with an invitation that is there, each answering in a sentence.
import type { Invitation } from "../../domain/invitations/invitation";
import { invitationMessages } from "../../domain/invitations/words";
import { call, CallFailure, type ActionResult } from "../sdk/call";
import { logWarning } from "../../browser/log";

export async function resendInvitation({
  invitationCode,
  businessEmail,
}: Pick<Invitation, "invitationCode" | "businessEmail">): Promise<ActionResult> {
  return mailed("resendInvitation", invitationCode, {
    sent: invitationMessages.resent(businessEmail),
    error: invitationMessages.resendError,
    failed: invitationMessages.resendFailed,
  });
}

export async function remindInvited({ invitationCode, businessEmail }: Invitation): Promise<ActionResult> {
  return mailed("remindInvited", invitationCode, {
    sent: invitationMessages.reminded(businessEmail),
    error: invitationMessages.remindError,
    failed: invitationMessages.remindFailed,
  });
}

export async function revokeInvitation({ invitationCode, businessName }: Invitation): Promise<ActionResult> {
  try {
    await call("revokeInvitation", { invitationCode });
    return { done: true, sentence: invitationMessages.revoked(businessName) };
  } catch (error) {
    logWarning("An invitation was not revoked.", error);
    const sentence = error instanceof CallFailure ? error.details.sentence : undefined;
    return { done: false, sentence: [invitationMessages.revokeFailed, sentence].filter(Boolean).join(" ") };
  }
}

interface InvitationSentences {
  sent: string;
  error: (reason: string) => string;
  failed: string;
}

async function mailed(
  name: "resendInvitation" | "remindInvited",
  invitationCode: string,
  { sent, error, failed }: InvitationSentences,
): Promise<ActionResult> {
  try {
    const { success, error: reason } = await call(name, { invitationCode });
    return { done: success, sentence: success ? sent : reason === undefined ? failed : error(reason) };
  } catch (problem) {
    logWarning("A mail about an invitation was not sent.", problem);
    return { done: false, sentence: failed };
  }
}
