// The words about the reminders of a plan: at their switch, and in their mail.
import { brand } from "../../../kernel/brand";
import { formatDate, plural } from "../../../kernel/locale";
import type { ActionStatus } from "./action-progress";
import type { ReminderDays } from "./plan-reminder";

export const reminderWords = {
  title: "Reminders",
  lead: "A mail to the business's contact, 30 and 90 days from now, that says how many actions are open. None is sent once all are done or dropped.",
  off: "No reminder is switched on.",
  switchOn: "Remind us by mail",
  switchingOn: "Switching on...",
  switchOff: "Switch the reminders off",
  switchingOff: "Switching off...",
  failed: "The reminders could not be changed. Please try again.",
  loadFailed: "The reminders could not be loaded. Please try again.",
  due: (days: ReminderDays, at: Date) => `After ${days} days: on ${formatDate(at)}.`,
  sent: (days: ReminderDays, at: Date) => `After ${days} days: sent on ${formatDate(at)}.`,
  over: (days: ReminderDays) => `After ${days} days: nothing was left to be reminded of.`,
  notSent: (days: ReminderDays, why: string) => `After ${days} days: not sent. ${why}`,
  calendar: `Look at the training plan with ${brand.name}: what is done, and what is open`,
  uncertain: "The mail may have gone out, and is not sent again.",
} as const;

export const planReminderMail = {
  subject: "What is open in your training plan",
  paragraphs: (business: string, { planned, running }: Record<ActionStatus, number>, all: number) => [
    "Hello,",
    `Of ${plural(all, { one: "the 1 action", other: "the # actions" })} in the training plan of ${business}, ${planned + running} ${planned + running === 1 ? "is" : "are"} open: ${planned} planned and ${running} running.`,
    "On the page of your plan you can say what has been done since, and switch these reminders off.",
  ],
  action: "Open the plan or switch reminders off",
  reason: (business: string) =>
    `You receive this because reminders are switched on for the training plan of ${business} with ${brand.name}.`,
} as const;
