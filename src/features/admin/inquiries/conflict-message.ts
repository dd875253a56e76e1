import { staffMessages } from "../../../domain/inquiries/action-words";
import type { Conflict } from "../../../firebase/inquiries/desk-entry";

/** Returns the sentence for the second of two administrators, or windows, about the first one's work. */
export function conflictMessage(conflict: Conflict): string {
  switch (conflict.result) {
    case "being-answered":
      return staffMessages.beingAnswered(conflict.byEmail);
    case "gone":
      return conflict.outcome ? staffMessages.tooLate(conflict.outcome) : staffMessages.alreadyGone;
    case "task-being-answered":
      return staffMessages.taskBeingAnswered;
    case "task-gone":
      return conflict.handedOver
        ? staffMessages.taskWithColleague(conflict.handedOver.email, conflict.handedOver.at)
        : staffMessages.taskGone;
  }
}
