import { staffMessages } from "../../../domain/inquiries/words";
import type { BeingAnswered, Gone } from "../../../firebase/inquiries/inquiry-actions";

/** What the second of two administrators reads about what the first one has done. */
export function conflictMessage(conflict: Gone | BeingAnswered): string {
  if (conflict.result === "being-answered") return staffMessages.beingAnswered(conflict.byEmail);
  return conflict.outcome ? staffMessages.tooLate(conflict.outcome) : staffMessages.alreadyGone;
}
