// The rules about single questions: the flaws of item writing that research names (Haladyna, Downing and Rodriguez), as
// far as words and form show them.
import type { QuizQuestion } from "../../questions";
import { hasDuplicates } from "./duplicates";
import type { Lexicon } from "./lexicon";
import { rightIsLongest } from "./option-length";
import { repeatsWords } from "./repeated-words";
import { asksNegatively, hasAbsoluteDistractor, hasAllOrNone, hasClang, hasVagueOptions } from "./telling-words";

/** Rules of form hold in every language, rules of words where the language's words are known. */
export type ItemRule =
  | { kind: "form"; finds: (question: QuizQuestion, lexicon: Lexicon | undefined) => boolean }
  | { kind: "words"; finds: (question: QuizQuestion, lexicon: Lexicon) => boolean };

export const itemRules = {
  "longest-right": { kind: "form", finds: rightIsLongest },
  "repeated-words": { kind: "form", finds: repeatsWords },
  duplicate: { kind: "form", finds: hasDuplicates },
  "all-none": { kind: "words", finds: hasAllOrNone },
  absolute: { kind: "words", finds: hasAbsoluteDistractor },
  vague: { kind: "words", finds: hasVagueOptions },
  "negative-stem": { kind: "words", finds: asksNegatively },
  clang: { kind: "words", finds: hasClang },
} as const satisfies Record<string, ItemRule>;

export type ItemRuleName = keyof typeof itemRules;
export const itemRuleNames = Object.keys(itemRules) as ItemRuleName[];

/** The rules that a question breaks. */
export function itemFlaws(question: QuizQuestion, lexicon: Lexicon | undefined): ItemRuleName[] {
  return itemRuleNames.filter((name) => {
    const rule: ItemRule = itemRules[name];
    if (rule.kind === "form") return rule.finds(question, lexicon);
    return lexicon !== undefined && rule.finds(question, lexicon);
  });
}
