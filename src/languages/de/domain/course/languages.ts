import { usualTags } from "../../../../domain/course/languages";
import { languageName } from "../../../../domain/kernel/locale";

export { languageTag, nameInEnglish, usualTags } from "../../../../domain/course/languages";

export function usualLanguages(): readonly string[] {
  return usualTags.map(shownLanguage).sort((a, b) => a.localeCompare(b, "de"));
}

export function shownLanguage(tag: string): string {
  return languageName(tag, "de");
}
