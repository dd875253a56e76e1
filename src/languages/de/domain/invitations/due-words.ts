import type * as english from "../../../../domain/invitations/due-words";
import { formatDate } from "../../../../domain/kernel/locale";
import type { InLanguage } from "../../../in-language";

export const invitationDueWords: InLanguage<typeof english.invitationDueWords> = {
  ends: (business) => `Die Einladung für ${business} zur Bildungsbedarfsanalyse endet`,
  openUntil: (end) => `Diese Einladung ist bis zum ${formatDate(end)} offen.`,
};
