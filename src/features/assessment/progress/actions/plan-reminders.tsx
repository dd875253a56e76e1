import { useMemo } from "react";
import { reminderWords } from "../../../../domain/assessment/progress/actions/reminder-words";
import { lateSubscription, useLive } from "../../../../ui/hooks/use-live";
import { ErrorState } from "../../../../ui/page/error-state";
import { ReminderSwitch, type FoundReminders } from "./reminder-switch";
import { withFirestore } from "../../../../firebase/sdk/with-firestore";

/** The reminders of a plan as they are stored, and their switch. */
export function PlanReminders({ invitationId }: { invitationId: string }) {
  const { live, retry } = useLive(
    useMemo(
      () =>
        lateSubscription<FoundReminders>(async () => {
          const { watchReminders } = await withFirestore(import("../../../../firebase/assessment/progress/reminders"));
          return (next, fail) => watchReminders(invitationId, next, fail);
        }),
      [invitationId],
    ),
  );
  if (live.status === "loading") return null;
  if (live.status === "failed") return <ErrorState retry={retry}>{reminderWords.loadFailed}</ErrorState>;

  async function turn(to: "on" | "off") {
    const reminders = await withFirestore(import("../../../../firebase/assessment/progress/reminders"));
    await (to === "on" ? reminders.switchRemindersOn(invitationId) : reminders.switchRemindersOff(invitationId));
  }

  return <ReminderSwitch found={live.value} turn={turn} />;
}
