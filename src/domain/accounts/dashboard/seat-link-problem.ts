import { invitationState } from "../../invitations/invitation";
import type { InvitedPerson } from "../../invitations/seats/seat";
import { colleagueDashboardWords as words } from "./words";

/** Returns why a seat's link opens nothing, to a visitor or another account; undefined where it opens the seat. */
export function seatLinkProblem(invited: InvitedPerson, isSignedIn: boolean, now: Date): string | undefined {
  const { seat, businessName } = invited;
  if (!seat) return undefined;
  if (seat.isTakenAway) return words.seatGone(businessName);
  const state = invitationState(invited, now);
  if (state === "used") return isSignedIn ? words.linkOfOther(businessName) : words.linkUsed(businessName);
  return state === "open" ? undefined : words.linkExpired(seat.invitedBy, businessName);
}
