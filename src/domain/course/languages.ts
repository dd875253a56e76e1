// The languages that texts are usually asked for in. A wish is free text; where it names one of these, the text that is
// written from it carries the language's tag (BCP 47), so that it is read aloud, hyphenated and laid out as that.
import { languageName } from "../kernel/locale";

/** Their tags, for the names in any language. */
export const usualTags: readonly string[] = [
  "ar bg cs da de el en es et fa fi fr he hi hr hu id it ja ko lt lv",
  "nb nl pl pt pt-BR ro ru sk sl sr sv sw th tr uk ur vi zh-Hans zh-Hant",
]
  .join(" ")
  .split(" ");

/** The languages of the site itself: in them a person names any other. */
const namingLanguages = ["en", "de"];

/** The other names of languages, beside those in the site's languages and in the language itself. */
const otherNames = new Map([
  ["chinese", "zh-Hans"],
  ["chinesisch", "zh-Hans"],
  ["mandarin", "zh-Hans"],
  ["norwegian", "nb"],
  ["norwegisch", "nb"],
  ["farsi", "fa"],
]);

/** In the language of the page and by their names, to choose from. */
export function usualLanguages(): readonly string[] {
  return usualTags.map(shownLanguage).sort((a, b) => a.localeCompare(b, "en"));
}

/** The name of a language as it is offered to a person, in the language of the page. */
export function shownLanguage(tag: string): string {
  return nameInEnglish(tag);
}

/** The name of a language in English, as a model is told it, by its tag. */
export function nameInEnglish(tag: string): string {
  return languageName(tag, "en");
}

/** The tag of the language that a wish names; undefined where it names none that is known. */
export function languageTag(wish: string): string | undefined {
  const name = folded(wish);
  siteNames ??= namesOfTags(() => ["", ...namingLanguages]);
  const known = siteNames.get(name) ?? otherNames.get(name);
  if (known !== undefined || name === "") return known;
  ownNames ??= namesOfTags((tag) => [tag]);
  return ownNames.get(name);
}

/** Made for the first wish that asks for them: a browser needs long for the names of all languages in themselves. */
let [siteNames, ownNames]: [ReadonlyMap<string, string>?, ReadonlyMap<string, string>?] = [];

/** Returns the tags by the names of their languages in other ones; "" stands for the tag itself. */
function namesOfTags(languages: (tag: string) => readonly string[]): ReadonlyMap<string, string> {
  return new Map(
    usualTags.flatMap((tag) =>
      languages(tag).map((language) => [folded(language ? languageName(tag, language) : tag), tag] as const),
    ),
  );
}

function folded(name: string): string {
  return name.trim().toLowerCase();
}
