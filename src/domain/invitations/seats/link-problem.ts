import { colleagueDashboardWords as words } from "../../accounts/dashboard/words";
import { invitationState } from "../invitation";
import type { InvitedPerson } from "./seat";

/** Returns why the link of a seat opens nothing, to a visitor or to another account; undefined where it opens the seat. */
export function seatLinkProblem(invited: InvitedPerson, isSignedIn: boolean, now: Date): string | undefined {
  const { seat, businessName } = invited;
  if (!seat) return undefined;
  if (seat.isTakenAway) return words.seatGone(businessName);
  const state = invitationState(invited, now);
  if (state === "used") return isSignedIn ? words.linkOfOther(businessName) : words.linkUsed(businessName);
  return state === "open" ? undefined : words.linkExpired(seat.invitedBy, businessName);
}
