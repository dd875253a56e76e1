// A reminder of the actions that are still open, so many days after a person has switched it on: by mail, once each.
import * as z from "zod/mini";
import { dayMs } from "../../../kernel/durations";
import type { CalendarDate } from "../../../kernel/due-date";
import { actionProgress } from "./action-progress";
import { reminderWords } from "./reminder-words";

export const reminderDays = [30, 90] as const;
export type ReminderDays = (typeof reminderDays)[number];

const { by, role } = actionProgress.shape.current.shape;

/** A document of `planReminders`, whose id is the number of its days. */
export const planReminder = z.object({
  switchedOnAt: z.date(),
  by,
  role,
  /** The state of its mail, since when, and why it was not sent. */
  mailState: z.optional(z.enum(["sending", "sent", "failed"])),
  mailStateAt: z.optional(z.date()),
  mailError: z.optional(z.string()),
  /** The time at which it goes out, while it has not; and the number of tries. */
  mailDueAt: z.optional(z.date()),
  mailAttempts: z.optional(z.number()),
});
export type PlanReminder = z.infer<typeof planReminder>;

/** Returns the dates of the reminders that are still to come, each with the page of its plan. */
export function planDueDates(reminders: readonly PlanReminder[], now: Date, url: string): CalendarDate[] {
  return reminders.flatMap(({ mailDueAt: at }) =>
    at && at > now ? [{ kind: "plan", at, title: reminderWords.calendar, url }] : [],
  );
}

export function planReminderDueAt(days: ReminderDays, now: Date): Date {
  return new Date(now.getTime() + days * dayMs);
}
