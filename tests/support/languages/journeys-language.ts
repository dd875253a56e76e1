// The language of the businesses that journeys make, and of the pages that they open.
import { languageField, type Language } from "../../../src/domain/kernel/language";

let language: Language = "en";

export function journeysLanguage(): Language {
  return language;
}

export function setJourneysLanguage(chosen: Language): void {
  language = chosen;
}

/** The field of a business that reads another language than English. */
export function languageOfBusiness(): { language?: Language } {
  return languageField(language);
}
