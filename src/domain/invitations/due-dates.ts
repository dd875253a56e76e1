import type { CalendarDate } from "../kernel/due-date";
import type { Invitation } from "./invitation";
import { invitationDueWords } from "./due-words";

/** Returns the end of an open invitation; none for one that stays open. */
export function invitationDueDates(
  { businessName, expiresAt }: Pick<Invitation, "businessName" | "expiresAt">,
  url: string,
): CalendarDate[] {
  return expiresAt ? [{ kind: "invitation", at: expiresAt, title: invitationDueWords.ends(businessName), url }] : [];
}
