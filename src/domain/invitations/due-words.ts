// The words about the end of an invitation, for its business.
import { formatDate } from "../kernel/locale";

export const invitationDueWords = {
  ends: (business: string) => `The invitation of ${business} to the Training Needs Assessment ends`,
  openUntil: (end: Date) => `This invitation is open until ${formatDate(end)}.`,
} as const;
