// The language of a course that a plan asks for: the one in which the business's people work, else that of the plan,
// which is written in the language of the answers.
import type { ProgressData } from "../../assessment/answers/answers";
import type { Plan } from "../../assessment/plan/plan";
import { languageTag, shownLanguage } from "../languages";

/** Frequent short words of the languages that plans are usually written in. */
const frequent = {
  en: "the and of is are for with that what who their before each",
  de: "der die das und ist für mit nicht ein eine wird werden dem",
  fr: "le la les et des est une dans pour pas avec chaque leur",
  es: "el los las y del una con para por más como cada su",
  it: "il gli della di che una con sono nel alla ogni per loro",
  pt: "o os das dos uma com para não em ao mais cada pela",
  nl: "het een van en voor met niet zijn wordt hun op te elke",
  pl: "i w na z nie się jest do oraz dla przez które każdy",
  sv: "och att är för som med inte ett på varje av till deras",
  da: "og at er for som med ikke et på hver af til deres",
  tr: "ve bir için ile bu olarak her olan gibi daha ne ya ise",
  ru: "и в на не для с по что как их к из или",
  uk: "і в на не для з що як та їх до або від",
};
const knownWords = Object.entries(frequent).map(([tag, words]) => [tag, new Set(words.split(" "))] as const);

/** The fewest such words, and the most that any other language may have of the same text, by which it is known. */
const fewestFrequent = 5;
const mostOfAnother = 0.75;

/** Returns the language's name in the language of the page; empty if neither the answers nor the plan say it. */
export function plannedLanguage({ sections }: Plan, answers: ProgressData): string {
  const spoken = workLanguage(answers["4"]?.workLanguages);
  if (spoken !== undefined) return shownLanguage(spoken);
  const written = writtenLanguage(sections.flatMap(({ items }) => items.map(({ text }) => text)).join(" "));
  return written === undefined ? "" : shownLanguage(written);
}

/** Returns the one language that an answer names; undefined if it names several, or says more than that. */
function workLanguage(answer: unknown): string | undefined {
  if (typeof answer !== "string") return undefined;
  const [only, ...others] = new Set(
    answer.split(/[,;/&]|\s(?:and|or|und|oder)\s/).filter((name) => name.trim() !== ""),
  );
  return only === undefined || others.length > 0 ? undefined : languageTag(only);
}

function writtenLanguage(text: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counted = knownWords.map(([tag, known]) => ({ tag, count: words.filter((word) => known.has(word)).length }));
  const [first, second] = counted.sort((a, b) => b.count - a.count);
  const isClear = first && first.count >= fewestFrequent && (second?.count ?? 0) <= first.count * mostOfAnother;
  return isClear ? first.tag : undefined;
}
