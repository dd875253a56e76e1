// The rules about single questions: the flaws of item writing that research names (Haladyna, Downing and Rodriguez), as
// far as words and form show them.
import type { QuizQuestion } from "../../questions";
import type { Lexicon } from "./lexicon";
import { asksNegatively, hasAbsoluteDistractor, hasAllOrNone, hasClang, hasVagueOptions } from "./telling-words";
import { wordsIn } from "./words-in";

const mostWords = 2;

/** For scripts without spaces between words. */
const mostLetters = 4;

const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u;

/** The ratio of a right option's length to the longest other from which it gives itself away. */
const tellingRatio = 1.5;

/** In letters: among short options a few more tell nothing. */
const tellingDifference = 12;

/** Notations and numbers with a sign, in which every mark and every letter counts. */
const isCode = /[\\/_=<>≤≥{}@]|[-+−–]\s?\d|^\S[^\s.]*\.\S+$/u;

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

/** Tells whether two options are the same text, but for capitals and punctuation. */
function hasDuplicates({ options }: QuizQuestion): boolean {
  return options.some((option, nth) => options.slice(nth + 1).some((other) => areSame(option, other)));
}

function areSame(one: string, other: string): boolean {
  if (isCode.test(one) || isCode.test(other)) return one.trim() === other.trim();
  return normalized(one) === normalized(other);
}

function normalized(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\p{P}\s]+/gu, " ")
    .trim();
}

/** Wide letters say as much as two narrow ones. */
function lengthOf(text: string): number {
  const wide = text.match(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu)?.length ?? 0;
  return text.trim().length + wide;
}

/** "None of the answers above" is long without telling anything by it. */
function rightIsLongest({ options, answer }: QuizQuestion, lexicon: Lexicon | undefined): boolean {
  if (lexicon?.allOrNone.test(options[answer] ?? "")) return false;
  const right = lengthOf(options[answer] ?? "");
  const longestOther = Math.max(...options.filter((_, nth) => nth !== answer).map(lengthOf));
  return right >= longestOther * tellingRatio && right - longestOther >= tellingDifference;
}

/** Tells whether all options begin, or end, with the same words, which belong into the stem. */
function repeatsWords({ options }: QuizQuestion): boolean {
  const letters = withoutSpaces.test(options.join(""));
  const units = options.map((option) => (letters ? (option.match(/[\p{L}\p{N}]/gu) ?? []) : wordsIn(option)));
  const most = letters ? mostLetters : mostWords;
  return sharedStart(units) > most || sharedStart(units.map((all) => all.toReversed())) > most;
}

function sharedStart([first = [], ...others]: string[][]): number {
  const differs = first.findIndex((unit, nth) => others.some((other) => other[nth] !== unit));
  return differs === -1 ? first.length : differs;
}
