import { reminderWords } from "../../../../domain/assessment/progress/actions/reminder-words";
import { useLateLive } from "../../../../ui/hooks/use-live";
import { ErrorState } from "../../../../ui/page/error-state";
import { ReminderSwitch } from "./reminder-switch";
import { withFirestore } from "../../../../firebase/sdk/with-firestore";

const loadReminders = () => withFirestore(import("../../../../firebase/assessment/progress/reminders"));
const loadFollowed = async (invitationId: string) => (await loadReminders()).watchReminders(invitationId);

/** The reminders of a plan as they are stored, and their switch. */
export function PlanReminders({ invitationId }: { invitationId: string }) {
  const { live, retry } = useLateLive(loadFollowed, invitationId);
  if (live.status === "loading") return null;
  if (live.status === "failed") return <ErrorState retry={retry}>{reminderWords.loadFailed}</ErrorState>;

  async function turn(to: "on" | "off") {
    const reminders = await loadReminders();
    await (to === "on" ? reminders.switchRemindersOn(invitationId) : reminders.switchRemindersOff(invitationId));
  }

  return <ReminderSwitch found={live.value} turn={turn} />;
}
