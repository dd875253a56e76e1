import { invitationState } from "../invitation";
import type { InvitedPerson } from "./seat";
import { seatLinkWords as words } from "./words";

/** Returns why a seat's link opens nothing, to a visitor or another account; undefined where it opens the seat. */
export function seatLinkProblem(invited: InvitedPerson, isSignedIn: boolean, now: Date): string | undefined {
  const { seat, businessName } = invited;
  if (!seat) return undefined;
  if (seat.isTakenAway) return words.takenAway(businessName);
  const state = invitationState(invited, now);
  if (state === "used") return isSignedIn ? words.usedByOther(businessName) : words.used(businessName);
  return state === "open" ? undefined : words.expired(seat.invitedBy, businessName);
}
