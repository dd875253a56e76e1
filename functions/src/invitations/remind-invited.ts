import { dayMs } from "../../../src/domain/kernel/durations";
import { invitationState, type Invitation } from "../../../src/domain/invitations/invitation";
import { invitationMessages } from "../../../src/domain/invitations/words";
import { roundMessages } from "../../../src/domain/invitations/rounds/words";
import { callable } from "../callable/callable";
import { mailSecrets } from "../config";
import { hasPlan } from "./has-plan";
import { answerOfMail, askForMail } from "./invitation-delivery";

/** Reminds a business that has not finished, at most once a day: of its invitation, or of its assessment. */
export const remindInvited = callable(
  "remindInvited",
  { secrets: mailSecrets, maxInstances: 1 },
  async ({ request }) => {
    const code = request.invitationCode;
    if (await hasPlan(code)) return { success: false, error: invitationMessages.remindFinished };
    return answerOfMail(code, await askForMail(code, "reminder", reminderRefusal, (now) => ({ remindedAt: now })));
  },
);

function reminderRefusal(invited: Invitation, now: Date): string | undefined {
  if (invited.endedAt) return roundMessages.reminderEnded;
  const state = invitationState(invited, now);
  if (state === "expired" || state === "revoked") return invitationMessages.remindClosed;
  const { remindedAt, mailState } = invited;
  const today = remindedAt !== undefined && now.getTime() - remindedAt.getTime() < dayMs;
  // A reminder that did not go out may be tried again at once.
  return today && mailState === "sent" ? invitationMessages.remindedToday : undefined;
}
