// A reminder of the actions that are still open, so many days after somebody has switched it on: by mail, once each.
import { z } from "zod";
import { dayMs } from "../../kernel/durations";
import { actionProgress } from "./action-progress";

export const reminderDays = [30, 90] as const;
export type ReminderDays = (typeof reminderDays)[number];

const { by, role } = actionProgress.shape.current.shape;

/** A document of `planReminders`, whose id is the number of its days. */
export const planReminder = z.object({
  switchedOnAt: z.date(),
  by,
  role,
  /** The state of its mail, since when, and why it was not sent. */
  mailState: z.enum(["sending", "sent", "failed"]).optional(),
  mailStateAt: z.date().optional(),
  mailError: z.string().optional(),
  /** When it goes out, as long as it has not; and how often that was tried. */
  mailDueAt: z.date().optional(),
  mailAttempts: z.number().optional(),
});
export type PlanReminder = z.infer<typeof planReminder>;

export function planReminderDueAt(days: ReminderDays, now: Date): Date {
  return new Date(now.getTime() + days * dayMs);
}
