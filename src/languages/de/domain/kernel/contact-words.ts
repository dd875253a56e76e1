import type * as english from "../../../../domain/kernel/contact-words";
import { bounds } from "../../../../domain/kernel/texts";
import type { InLanguage } from "../../../in-language";

export const fieldProblems: InLanguage<typeof english.fieldProblems> = {
  missing: (what) => `Bitte geben Sie ${what} an.`,
  tooLong: (characters) => `Bitte kürzen Sie das auf höchstens ${characters} Zeichen.`,
  emailMissing: "Bitte geben Sie Ihre E-Mail-Adresse an.",
  emailTooLong: `Eine E-Mail-Adresse hat höchstens ${bounds.email} Zeichen.`,
  emailIncomplete: "Bitte geben Sie eine vollständige E-Mail-Adresse an, etwa name@company.com.",
};

export const askedFor: InLanguage<typeof english.askedFor> = {
  yourName: "Ihren Namen",
  yourBusinessName: "Ihr Unternehmen",
  yourMessage: "Ihre Nachricht",
  name: "einen Namen",
  subject: "einen Betreff",
  message: "eine Nachricht",
  businessName: "den Namen des Unternehmens",
  colleagueName: "den Namen der Kollegin oder des Kollegen",
  consentSource: "die Herkunft der Einwilligung dieser Personen",
};
