import { staffMessages } from "../../../domain/inquiries/words";
import type { BeingAnswered, Gone } from "../../../firebase/inquiries/inquiry-actions";

/** Tells the second of two administrators what the first one has done. */
export function whoWasFirst(settled: Gone | BeingAnswered): string {
  if (settled.result === "being-answered") return staffMessages.beingAnswered(settled.byEmail);
  return settled.outcome ? staffMessages.tooLate(settled.outcome) : staffMessages.alreadyGone;
}
