// In which of the staff's lists an invitation stands, by what it says of itself.
import { earliestDate, latestDate } from "../kernel/dates";
import { dayMs } from "../kernel/durations";
import {
  invitationState,
  waitsForContact,
  waitsForRelease,
  type Invitation,
  type InvitationListName,
  type InvitationLists,
} from "./invitation";

/** A business without news for so long is worth a reminder; counted in whole days, so that it stays put. */
const reminderAfterDays = 7;

const noEnd = new Date("9999-01-01T00:00:00Z");

type ListedInvitation = Omit<Invitation, "lists">;

export function listsOf(invitation: ListedInvitation): InvitationLists {
  const { progress, expiresAt, revokedAt, endedAt, mailState, mailStateAt } = invitation;
  const waits = waitsForContact(invitation);
  const planReady = progress?.plannedAt && { planReady: progress.plannedAt };
  if (progress?.plannedAt && !waits) {
    const { plannedAt } = progress;
    return { planReady: plannedAt, ...(waitsForRelease(progress) && !endedAt && { needsAttention: plannedAt }) };
  }
  if (endedAt) return {}; // its business is at work on the next round
  const heardAt = lastHeardOf(invitation);
  const failedAt = mailState === "failed" ? (mailStateAt ?? heardAt) : undefined;
  const needsAttention = earliestDate(failedAt, reminderDueAt(invitation)) ?? heardAt;
  if (hasBegun(invitation) && !waits) return { atWork: heardAt, needsAttention };
  if (revokedAt) return {};
  const soonest = earliestDate(needsAttention, expiresAt) ?? heardAt;
  return { open: expiresAt ?? noEnd, ...(waits && planReady), needsAttention: soonest };
}

/** Tells whether these dates put an invitation on a list at this time. */
export function standsIn(lists: InvitationLists | undefined, name: InvitationListName, now: Date): boolean {
  const at = lists?.[name];
  if (at === undefined) return false;
  return name === "open" ? at > now : at <= now;
}

/** Tells whether a reminder is worth sending: the business has been quiet for a while, and has no plan yet. */
export function isReminderDue(invitation: ListedInvitation, now: Date): boolean {
  const state = invitationState(invitation, now);
  const mayBeReminded = (state === "open" || state === "used") && !invitation.endedAt;
  return mayBeReminded && invitation.progress?.plannedAt === undefined && reminderDueAt(invitation) <= now;
}

/** An account was made with it, or something answered. */
function hasBegun({ status, progress }: ListedInvitation): boolean {
  return status === "used" || status === "in-progress" || (progress?.step ?? 0) > 0;
}

function reminderDueAt(invitation: ListedInvitation): Date {
  const { remindedAt, mailState, mailStateAt } = invitation;
  const mailedAt = mailState === "sent" ? mailStateAt : undefined;
  const last = latestDate(lastHeardOf(invitation), remindedAt, mailedAt)?.getTime() ?? 0;
  return new Date((Math.floor(last / dayMs) + reminderAfterDays) * dayMs);
}

function lastHeardOf({ createdAt, usedAt, movedAt, lastLogin, progress }: ListedInvitation): Date {
  return latestDate(createdAt, usedAt, movedAt, lastLogin, progress?.lastAnswerAt) ?? new Date(0);
}
