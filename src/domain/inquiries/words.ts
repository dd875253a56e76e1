// The sentences that a person reads in the lists of inquiries and tasks; action-words.ts has those about actions.
import { formatNumber, plural } from "../kernel/locale";

/** Anybody can type anybody's address into the form, so nothing that was typed there stands in this mail. */
export const acknowledgementMailWords = {
  subject: "We have your message",
  paragraphs: ["Hello,", "thank you for your message. It has reached us, and one of us will answer you by email."],
  reason: (site: string) =>
    `You receive this because this address was given with a message on ${site}. If that was not you, please ignore it; you will hear no more of it.`,
} as const;

/** Headings, buttons and the names of lists and fields. */
export const inquiryWords = {
  nameless: "A person without a name",
  inquiries: "Inquiries",
  listOfInquiries: "inquiries",
  noInquiries: "No inquiry is waiting. What visitors send us appears here by itself.",
  answered: "Answered",
  notesLead: "For colleagues only: the sender never reads them.",
  invite: "Invite this business",
  invitedOn: "Invited on",
  invited: "Invited",
  reference: (reference: string) => `Reference ${reference}`,
  /** Below the subject of an answer. */
  referenceAdded: (reference: string) =>
    `[${reference}] is added to the subject. An answer comes to our mailbox with it, and the search finds the inquiry by it.`,
  received: "Received",
  reply: "Reply",
  moving: "Moving...",
  move: "Move to Task Queue",
  deleting: "Deleting...",
  delete: "Delete",
  replyToInquiry: "Reply to Inquiry",
  replyToTask: "Reply to Task",
  takenOn: "Taken on",
  handOver: "Hand over",
  handedOverBy: (email: string) => `Handed over by ${email}`,
  handedOverOn: "Handed over",
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

/** By when a task should be done. */
export const dueWords = {
  label: "Due",
  today: "Due today",
  on: (day: string) => `Due ${day}`,
  overdue: (days: number) => `Overdue by ${plural(days, { one: "# day", other: "# days" })}`,
  remove: "Take the date away",
  failed: "The date could not be saved just now. Please try again.",
  count: (count: string) => `${count} due`,
} as const;

/** Said of an action that failed, perhaps because its code could not be loaded. */
export const failedActionWords = {
  inquiryMoveFailed: (name: string) =>
    `We could not confirm that the inquiry from ${name} was moved. Nothing is lost: it is either still among the inquiries or in your task queue.`,
  inquiryDeleteFailed: (name: string) => `The inquiry from ${name} could not be deleted just now. Please try again.`,
  taskCompleteFailed: "The task could not be completed just now. Please try again.",
  taskDeleteFailed: "The task could not be deleted just now. Please try again.",
} as const;
