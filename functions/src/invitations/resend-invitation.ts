import type { CallableRequest } from "firebase-functions/v2/https";
import { invitationState, type Invitation } from "../../../src/domain/invitations/invitation";
import { invitationMessages } from "../../../src/domain/invitations/words";
import { paths } from "../../../src/domain/kernel/collections";
import { requireAdministrator } from "../callable/administrator";
import { callable } from "../callable/callable";
import { mailSecrets } from "../config";
import { database } from "../firestore/database";
import { updateCurrent } from "../firestore/update-current";
import { answerOfMail, askForMail, askForMailOf } from "./invitation-delivery";
import { endOfInvitation } from "./stored-invitation";
import { assessmentMessages } from "../../../src/domain/assessment/words";
import type { CallableResponse } from "../../../src/domain/callables";
import { consumeQuota, dayOf } from "../limits/daily-quota";
import { invitationOfCaller, seatOfCaller } from "./invitation-of-caller";
import { sendSeatMail } from "./seats/seat-mail";
import { bySeat } from "./seats/stored-seat";

const maxCodesPerDay = 5;

/** Sends the same code again. An invitation that had expired is opened; who has used theirs gets their own code. */
export const resendInvitation = callable("resendInvitation", { secrets: mailSecrets }, async ({ request, auth }) => {
  if (request.invitationCode === undefined) return resendOwnCode(auth);
  await requireAdministrator(auth);
  const asked = await askForMail(request.invitationCode, "invitation", resendRefusal, (now) => ({
    expiresAt: endOfInvitation(now),
  }));
  if ("link" in asked && asked.link !== undefined) await prolongLink(asked.link);
  return answerOfMail(request.invitationCode, asked, auth);
});

/** One that a later move or a revocation has ended stays ended. */
async function prolongLink(link: string): Promise<void> {
  await updateCurrent(database.doc(paths.invitationLink(link)), () => ({ expiresAt: endOfInvitation(new Date()) }));
}

function resendRefusal(invited: Invitation, now: Date): string | undefined {
  const state = invitationState(invited, now);
  if (state === "used") return invitationMessages.resendUsed;
  return state === "revoked" ? invitationMessages.resendRevoked : undefined;
}

/** Sends the code that the caller's account has used. The invitation's address is the account's, or it is refused. */
async function resendOwnCode(auth: CallableRequest["auth"]): Promise<CallableResponse<"resendInvitation">> {
  const seat = await seatOfCaller(auth);
  const code = seat ?? (await invitationOfCaller(auth, assessmentMessages.codeNotInvited));
  const path = `${paths.rateLimits}/${dayOf(new Date())}-codes-${auth?.uid ?? ""}`;
  await consumeQuota([{ path, limit: maxCodesPerDay, sentence: assessmentMessages.codeLimit(maxCodesPerDay) }]);
  if (seat === undefined) return answerOfMail(code, await askForMail(code, "access code"));
  const asked = await askForMailOf(bySeat, seat, { purpose: "access code" });
  const error = "refused" in asked ? asked.refused : await sendSeatMail(seat);
  return error === undefined ? { success: true } : { success: false, error };
}
