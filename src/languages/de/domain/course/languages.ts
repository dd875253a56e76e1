import { usualTags } from "../../../../domain/course/languages";
import { languageName } from "../../../../domain/kernel/locale";

export { languageTag, nameInEnglish, usualTags } from "../../../../domain/course/languages";

export const usualLanguages: readonly string[] = usualTags.map(shownLanguage).sort((a, b) => a.localeCompare(b, "de"));

export function shownLanguage(tag: string): string {
  return languageName(tag, "de");
}
