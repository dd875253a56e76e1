import type * as english from "../../../../domain/inquiries/form-words";
import type { InLanguage } from "../../../in-language";

export const inquiryFormWords: InLanguage<typeof english.inquiryFormWords> = {
  inquirySent: "Vielen Dank! Ihre Nachricht hat uns erreicht, und wir antworten per E-Mail.",
  inquiryFailed:
    "Ihre Nachricht konnte gerade nicht gesendet werden. Was Sie geschrieben haben, ist noch da; bitte versuchen Sie es noch einmal.",
  inquiryConsent: "Wir verwenden, was Sie hier schreiben, nur für unsere Antwort.",
  inquiry: "Anfrage",
  halfAnHour: "Ich hätte gern eine halbe Stunde mit Ihnen. Diese Zeiten passen mir: ",
  inquiryLead:
    "Sie planen Weiterbildung und sind sich des Weges nicht sicher? Schreiben Sie uns, wo Sie stehen. Ein Mensch liest es und antwortet.",
};
