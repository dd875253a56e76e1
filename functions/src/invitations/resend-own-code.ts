import type { CallableRequest } from "firebase-functions/v2/https";
import { assessmentMessages } from "../../../src/domain/assessment/words";
import type { CallableResponse } from "../../../src/domain/callables";
import { paths } from "../../../src/domain/kernel/collections";
import { consumeQuota, dayOf } from "../limits/daily-quota";
import { claimMail, sendInvitationMail } from "./invitation-delivery";
import { accessCodeMail } from "./invitation-mail";
import { invitationOfCaller } from "./invitation-of-caller";

const maxCodesPerDay = 5;

/** Sends the code that the caller's account has used. The invitation's address is the account's, or it is refused. */
export async function resendOwnCode(auth: CallableRequest["auth"]): Promise<CallableResponse<"resendInvitation">> {
  const code = await invitationOfCaller(auth, assessmentMessages.codeNotInvited);
  const path = `${paths.rateLimits}/${dayOf(new Date())}-codes-${auth?.uid ?? ""}`;
  await consumeQuota([{ path, limit: maxCodesPerDay, sentence: assessmentMessages.codeLimit(maxCodesPerDay) }]);
  const claimed = await claimMail(
    code,
    "access code",
    () => undefined,
    () => ({}),
  );
  if ("refused" in claimed) return { success: false, error: claimed.refused };
  const error = await sendInvitationMail(code, accessCodeMail(claimed));
  return error === undefined ? { success: true } : { success: false, error };
}
