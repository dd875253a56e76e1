import { languageTag, usualLanguages as englishLanguages } from "../../../../domain/course/languages";
import { languageName } from "../../../../domain/kernel/locale";

export { languageTag, nameInEnglish } from "../../../../domain/course/languages";

export const usualLanguages: readonly string[] = englishLanguages
  .map((name) => shownLanguage(languageTag(name) ?? "de"))
  .sort((a, b) => a.localeCompare(b, "de"));

export function shownLanguage(tag: string): string {
  return languageName(tag, "de");
}
