// What an administrator does with an invitation that is there, each answering in a sentence.
import type { Invitation } from "../../domain/invitations/invitation";
import { invitationMessages } from "../../domain/invitations/words";
import { call, CallFailure } from "../sdk/call";
import { logOnly } from "../../browser/log";

export interface Outcome {
  done: boolean;
  sentence: string;
}

export async function resendInvitation({
  invitationCode,
  businessEmail,
}: Pick<Invitation, "invitationCode" | "businessEmail">): Promise<Outcome> {
  return mailed("resendInvitation", invitationCode, {
    sent: invitationMessages.resent(businessEmail),
    error: invitationMessages.resendError,
    failed: invitationMessages.resendFailed,
  });
}

export async function remindInvited({ invitationCode, businessEmail }: Invitation): Promise<Outcome> {
  return mailed("remindInvited", invitationCode, {
    sent: invitationMessages.reminded(businessEmail),
    error: invitationMessages.remindError,
    failed: invitationMessages.remindFailed,
  });
}

export async function revokeInvitation({ invitationCode, businessName }: Invitation): Promise<Outcome> {
  try {
    await call("revokeInvitation", { invitationCode });
    return { done: true, sentence: invitationMessages.revoked(businessName) };
  } catch (error) {
    logOnly("An invitation was not revoked.", error);
    const sentence = error instanceof CallFailure ? error.details.sentence : undefined;
    return { done: false, sentence: [invitationMessages.revokeFailed, sentence].filter(Boolean).join(" ") };
  }
}

interface Sentences {
  sent: string;
  error: (reason: string) => string;
  failed: string;
}

async function mailed(
  name: "resendInvitation" | "remindInvited",
  invitationCode: string,
  { sent, error, failed }: Sentences,
): Promise<Outcome> {
  try {
    const { success, error: reason } = await call(name, { invitationCode });
    return { done: success, sentence: success ? sent : reason === undefined ? failed : error(reason) };
  } catch (problem) {
    logOnly("A mail about an invitation was not sent.", problem);
    return { done: false, sentence: failed };
  }
}
