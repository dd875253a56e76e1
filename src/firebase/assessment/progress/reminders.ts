// The reminders of a business's plan, as its own people and its consultant switch them on and off.
import { collection, doc, limit, query, serverTimestamp } from "firebase/firestore";
import {
  planReminder,
  reminderDays,
  planReminderDueAt,
  type PlanReminder,
} from "../../../domain/assessment/progress/actions/plan-reminder";
import { paths } from "../../../domain/kernel/collections";
import { currentTime } from "../../../browser/current-time";
import type { Subscribe } from "../../../browser/subscribe";
import { converterFor } from "../../sdk/converter";
import { firestore } from "../../sdk/firestore";
import { followQuery, readableEntries, type PageEntry } from "../../sdk/follow";
import { openedFirst, writeOpened } from "../access/access";
import { currentSignature } from "../signature";

export function watchReminders(invitationId: string): Subscribe<PageEntry<PlanReminder>[]> {
  const all = collection(firestore(), paths.planReminders(invitationId)).withConverter(converterFor(planReminder));
  const asked = () => query(all, limit(reminderDays.length));
  return openedFirst(invitationId, followQuery(asked, readableEntries));
}

export function switchRemindersOn(invitationId: string): Promise<void> {
  return writeOpened(invitationId, (transaction) => {
    for (const days of reminderDays)
      transaction.set(doc(firestore(), paths.planReminder(invitationId, days)), {
        ...currentSignature(),
        switchedOnAt: serverTimestamp(),
        mailDueAt: planReminderDueAt(days, currentTime()),
      });
  });
}

/** Also those that were sent, so that they can be switched on again. */
export function switchRemindersOff(invitationId: string): Promise<void> {
  return writeOpened(invitationId, (transaction) => {
    for (const days of reminderDays) transaction.delete(doc(firestore(), paths.planReminder(invitationId, days)));
  });
}
