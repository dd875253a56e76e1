// The sentences that a person reads after an action on an inquiry, a task or a reply. The specification's are here word
// for word.
import { brand } from "../kernel/brand";
import { formatTimeOfDay } from "../kernel/locale";
import type { InquiryOutcome, OutcomeKind } from "./inquiry-outcome";

const actionsInWords: Record<OutcomeKind, string> = {
  moved: "moved this inquiry to their task queue",
  replied: "answered this inquiry",
  invited: "invited the business of this inquiry",
  deleted: "deleted this inquiry",
};

export const inquiryMessages = {
  replyIncomplete: "Please complete all fields before sending.",
  replySent: "Reply sent successfully!",
  replyError: (reason: string) => `Error sending email reply: ${reason}`,
  replyReason: `You receive this because you wrote to ${brand.name}.`,
  replyToSenderOnly: "You can answer the sender of an inquiry only. An administrator can write to another address.",
  replyFailed: "Failed to send reply.",
  defaultInquirySubject: "Reply to your inquiry",
  defaultTaskSubject: "Reply to your task inquiry",
} as const;

export const staffMessages = {
  inquiryMoved: (name: string) => `The inquiry from ${name} is now in your task queue.`,
  inquiryDeleted: (name: string) => `The inquiry from ${name} is deleted.`,
  inquiryRestored: (name: string) => `The inquiry from ${name} is back.`,
  restoreFailed: "It could not be brought back: the time for that has passed, or the connection is down.",
  replyUncertain: inquiryMessages.replyError(
    "no answer came, so we do not know whether it went out. The mail may have arrived; please ask before you send it again.",
  ),
  replyFailedInside: inquiryMessages.replyError(
    "something went wrong on our side, so we do not know whether it went out. The mail may have arrived; please ask before you send it again.",
  ),
  replyNotFiled: (name: string) =>
    `Your reply to ${name} was sent, but the inquiry could not be moved to your answered inquiries. Do not send it again; only move it.`,
  invitedNotKept: (sentence: string) =>
    `${sentence} It could not be kept with the inquiry. Do not invite again; only keep it.`,
  alreadyGone: "This inquiry is no longer here.",
  /** The second of two administrators learns who was first. */
  tooLate: ({ byEmail, outcome, at }: InquiryOutcome) =>
    `${byEmail} ${actionsInWords[outcome]} at ${formatTimeOfDay(at)}.`,
  repliedBesides: (sentence: string) => `Your reply was sent. ${sentence}`,
  beingAnswered: (byEmail: string) => `${byEmail} is answering this inquiry right now.`,
  taskCompleted: (name: string) => `The task “${name}” is completed.`,
  taskDeleted: (name: string) => `The task “${name}” is deleted.`,
  taskRestored: (name: string) => `The task “${name}” is back.`,
  taskGone: "This task is no longer in your queue.",
  /** Said of a task that was in the reader's own queue; the address is blank if it is not known any more. */
  taskWithColleague: (email: string, at: Date) =>
    `This task was handed over to ${email || "a colleague"} at ${formatTimeOfDay(at)}.`,
  taskBeingAnswered: "An answer to this task is being sent right now. Please try again in a moment.",
  handedOver: (name: string, email: string) => `The task “${name}” is now in the queue of ${email}.`,
  handOverFailed:
    "We could not confirm that the task was handed over. It is either still in your queue or in your colleague's; what you wrote is still here.",
  takenOver: (name: string) => `The task “${name}” is now in your queue.`,
  takeOverFailed: "The task could not be taken over just now. Please try again.",
  taskReplyNotKept: "Your reply was sent, but it could not be kept with the task. Do not send it again; only keep it.",
} as const;

/** The tasks of a colleague who has left. */
export const formerTaskWords = {
  formerTasks: "Tasks of former colleagues",
  formerTasksOf: (email: string) => (email ? `Tasks of ${email}` : "Tasks of a former colleague"),
  listOfFormerTasks: "tasks of a former colleague",
  formerLoading: "Looking for tasks that were left behind...",
  formerFailed: "What was left behind could not be loaded.",
  noFormer: "No colleague has left.",
  noFormerTasks: "No task was left behind.",
  takeOver: "Take over",
  takingOver: "Taking over...",
} as const;
