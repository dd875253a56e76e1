// Every sentence that a person reads about inquiries, tasks and replies. The specification's are here word for word.
import { brand } from "../kernel/brand";
import { formatNumber, formatTimeOfDay } from "../kernel/locale";
import type { InquiryOutcome, OutcomeKind } from "./inquiry-outcome";

const actionsInWords: Record<OutcomeKind, string> = {
  moved: "moved this inquiry to their task queue",
  replied: "answered this inquiry",
  deleted: "deleted this inquiry",
};

/** Anybody can type anybody's address into the form, so nothing that was typed there stands in this mail. */
export const acknowledgementMailWords = {
  subject: "We have your message",
  paragraphs: ["Hello,", "thank you for your message. It has reached us, and one of us will answer you by email."],
  reason: (site: string) =>
    `You receive this because this address was given with a message on ${site}. If that was not you, please ignore it; you will hear no more of it.`,
} as const;

export const inquiryMessages = {
  inquirySent: "Thank you! Your message has reached us and we will answer by email.",
  inquiryFailed: "We could not send your message just now. What you typed is still here; please try again.",
  inquiryConsent: "We use what you write here only to answer you.",
  replyIncomplete: "Please complete all fields before sending.",
  replySent: "Reply sent successfully!",
  replyError: (reason: string) => `Error sending email reply: ${reason}`,
  replyReason: `You receive this because you wrote to ${brand.name}.`,
  replyFailed: "Failed to send reply.",
  defaultInquirySubject: "Reply to your inquiry",
  defaultTaskSubject: "Reply to your task inquiry",
  inquiry: "Inquiry",
  inquiryLead: "Planning training and not sure of the way? Tell us where you stand. A person reads it, and answers.",
} as const;

export const staffMessages = {
  inquiryMoved: (name: string) => `The inquiry from ${name} is now in your task queue.`,
  inquiryMoveFailed: (name: string) =>
    `We could not confirm that the inquiry from ${name} was moved. Nothing is lost: it is either still among the inquiries or in your task queue.`,
  inquiryDeleted: (name: string) => `The inquiry from ${name} is deleted.`,
  inquiryDeleteFailed: (name: string) => `The inquiry from ${name} could not be deleted just now. Please try again.`,
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
  alreadyGone: "This inquiry is no longer here.",
  /** The second of two administrators learns who was first. */
  tooLate: ({ byEmail, outcome, at }: InquiryOutcome) =>
    `${byEmail} ${actionsInWords[outcome]} at ${formatTimeOfDay(at)}.`,
  repliedBesides: (sentence: string) => `Your reply was sent. Meanwhile: ${sentence}`,
  beingAnswered: (byEmail: string) => `${byEmail} is answering this inquiry right now.`,
  taskCompleted: (name: string) => `The task “${name}” is completed.`,
  taskCompleteFailed: "The task could not be completed just now. Please try again.",
  taskDeleted: (name: string) => `The task “${name}” is deleted.`,
  taskDeleteFailed: "The task could not be deleted just now. Please try again.",
  taskRestored: (name: string) => `The task “${name}” is back.`,
  taskReplyNotKept: "Your reply was sent, but it could not be kept with the task. Do not send it again; only keep it.",
} as const;

/** Headings, buttons and the names of lists and fields. */
export const inquiryWords = {
  nameless: "Someone without a name",
  inquiries: "Inquiries",
  listOfInquiries: "inquiries",
  noInquiries: "No inquiry is waiting. What visitors send us appears here by itself.",
  answered: "Answered",
  showLess: "Show less",
  showAll: "Show all",
  received: "Received",
  reply: "Reply",
  moving: "Moving...",
  move: "Move to Task Queue",
  deleting: "Deleting...",
  delete: "Delete",
  replyToInquiry: "Reply to Inquiry",
  replyToTask: "Reply to Task",
  takenOn: "Taken on",
  completing: "Completing...",
  complete: "Complete",
  taskQueue: "Task Queue",
  tasks: "Tasks",
  listOfTasks: "tasks",
  noTasks: "Nothing to do. An inquiry that you move to your task queue appears here.",
  answeredInquiries: "answered inquiries",
  noAnswered: "You have not answered any inquiry yet.",
  waiting: (count: number) => `${formatNumber(count)} waiting`,
} as const;
