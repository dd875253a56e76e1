// Numbers that are written as words: "five thousand six hundred" in English, "fünftausendsechshundert" in German, and
// their ordinals. "One" is left out, an article more often than a number, and so is the German "achten", a verb.
import { cardinalsOf } from "../../reading/number-lexicon";

const englishCardinals = cardinalsOf("en");
const germanCardinals = cardinalsOf("de");

const further: Readonly<Record<string, number>> = {
  ...{ twice: 2, thrice: 3, hundred: 100, thousand: 1000, dozen: 12, second: 2, third: 3, fifth: 5, eighth: 8 },
  ...{ ninth: 9, twelfth: 12, hundert: 100, tausend: 1000, dutzend: 12, dritte: 3, siebte: 7 },
};

export interface SpokenNumber {
  value: number;
  at: number;
  end: number;
}

/** A run of English number words has at most so many of them. */
const longestRun = 12;

/** All numbers in words, each as far as it goes. */
export function spokenNumbers(text: string): SpokenNumber[] {
  const words = [...text.matchAll(/[\p{L}\p{M}]+/gu)];
  const found: SpokenNumber[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (word === undefined) break;
    const small = word[0].toLowerCase();
    const run = englishCardinals.has(small) ? englishRun(text, words.slice(at, at + longestRun)) : undefined;
    const value = run?.value ?? wordValue(small);
    if (value === undefined) continue;
    const last = words[at + (run?.count ?? 1) - 1] ?? word;
    found.push({ value, at: word.index, end: last.index + last[0].length });
    at += (run?.count ?? 1) - 1;
  }
  return found;
}

/** Several words that are one number together. */
function englishRun(text: string, words: readonly RegExpExecArray[]): { value: number; count: number } | undefined {
  let [thousands, below, count] = [0, 0, 0];
  let most = Infinity; // the next word is smaller
  for (const [nth, { 0: written, index }] of words.entries()) {
    const before = words[nth - 1];
    if (before && !/^(?:-|\s)$/u.test(text.slice(before.index + before[0].length, index))) break;
    const word = written.toLowerCase();
    const value = englishCardinals.get(word);
    if (word === "and" && most === 100 && count === nth && below + thousands > 0) continue;
    if (value !== undefined && value < most && (nth > 0 || value >= 1)) {
      below += value;
      most = value >= 20 ? 10 : 1;
    } else if (word === "hundred" && below < 10 && count > 0 && most === 1) {
      below *= 100;
      most = 100;
    } else if (word === "thousand" && below > 0 && thousands === 0) {
      [thousands, below, most] = [below * 1000, 0, 1000];
    } else break;
    count = nth + 1;
  }
  return count > 1 ? { value: thousands + below, count } : undefined;
}

const knownValues = new Map<string, number | undefined>();
const mostKnownNumbers = 20_000;

function wordValue(word: string): number | undefined {
  if (knownValues.has(word)) return knownValues.get(word);
  if (knownValues.size >= mostKnownNumbers) knownValues.clear();
  const value = newValue(word);
  knownValues.set(word, value);
  return value;
}

function newValue(word: string): number | undefined {
  const value =
    englishCardinals.get(word) ??
    further[word] ??
    germanNumber(word.replace(/mal(?:s|ig\p{L}*)?$/u, "")) ??
    germanOrdinal(word) ??
    englishOrdinal(word);
  return value === 1 ? undefined : value;
}

/** "vierundzwanzig", "fünftausendsechshundert". */
export function germanNumber(word: string): number | undefined {
  const simple = germanCardinals.get(word);
  if (simple !== undefined) return simple;
  for (const [big, value] of [
    ["tausend", 1000],
    ["hundert", 100],
  ] as const) {
    const at = word.indexOf(big);
    if (at < 0) continue;
    const before = at === 0 ? 1 : germanNumber(word.slice(0, at));
    const behind = word.slice(at + big.length).replace(/^und(?=.)/u, "");
    const rest = behind === "" ? 0 : germanNumber(behind);
    return before === undefined || rest === undefined || rest >= value ? undefined : before * value + rest;
  }
  const [, ones = "", ten = ""] = /^(\p{L}+?)und(\p{L}+zig|dreißig)$/u.exec(word) ?? [];
  const [one, more] = [germanCardinals.get(ones), germanCardinals.get(ten)];
  return one === undefined || more === undefined || one > 9 ? undefined : more + one;
}

function germanOrdinal(word: string): number | undefined {
  const [, begin = "", ending = ""] = /^(\p{L}{3,}?)(s?t)e[nrsm]?$/u.exec(word) ?? [];
  if (begin === "") return undefined;
  const value = germanNumber(begin) ?? further[`${begin}${ending}e`];
  return value !== undefined && value >= 20 === (ending === "st") ? value : further[`${begin}te`];
}

function englishOrdinal(word: string): number | undefined {
  const begin = word.replace(/ieth$/u, "y").replace(/th$/u, "");
  return begin === word ? undefined : englishCardinals.get(begin);
}
