// Says in words how an invitation stands.
import { daysFrom, formatDate } from "../kernel/locale";
import { invitationState, waitsForContact, waitsForRelease, type Invitation, type InvitationState } from "./invitation";
import { invitationStateWords, lastMailWords, situationWords as words } from "./words";

/** The number of the questionnaire's steps, which would else be loaded with the first page. */
const stepCount = 5;

/** Returns the situation of an invitation, in the few words that fit below its status. */
export function situationInWords(invitation: Invitation, now: Date): string {
  const { expiresAt, mailState, usedAt, endedAt, progress } = invitation;
  const ago = (date: Date | undefined) => (date ? words.ago(daysFrom(now, date)) : "");
  const state = invitationState(invitation, now);
  if (waitsForContact(invitation)) {
    if (mailState === "failed") return words.mailFailed;
    return state === "open" || !expiresAt ? words.moved : words.expired(daysFrom(now, expiresAt));
  }
  if (progress?.plannedAt) {
    const { plannedAt } = progress;
    return waitsForRelease(progress) && !endedAt ? words.planWaits(ago(plannedAt)) : words.planReady;
  }
  if (endedAt) return words.over(ago(endedAt));
  const step = progress?.step ?? 0;
  if (state === "revoked" && step === 0) return words.revoked;
  if (mailState === "failed") return words.mailFailed;
  if (progress?.complete) return words.allDone(stepCount, ago(progress.lastAnswerAt));
  if (step > 0) return words.atStep(step, stepCount, ago(progress?.lastAnswerAt));
  if (state === "used") return words.registered(ago(usedAt));
  if (expiresAt === undefined) return words.open;
  const when = daysFrom(now, expiresAt);
  return state === "expired" ? words.expired(when) : words.openUntil(when);
}

/** Returns the state of an invitation, and whether its last mail went out. */
export function invitationInWords(
  { expiresAt, mailState, mailError, mailDueAt }: Invitation,
  state: InvitationState,
): string {
  const again = mailDueAt ? lastMailWords.triedAgain : "";
  const mail = mailState === "failed" && mailError ? lastMailWords.failed(mailError) + again : "";
  return invitationStateWords[state](expiresAt && formatDate(expiresAt)) + mail;
}
