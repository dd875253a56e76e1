import type { QuizQuestion } from "../../questions";
import { wordsIn } from "./words-in";

const mostWords = 2;
/** Where words are not set apart by spaces. */
const mostLetters = 4;
const withoutSpaces =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u;

/** Whether all options begin, or end, with the same words, which belong into the stem. */
export function repeatsWords({ options }: QuizQuestion): boolean {
  const letters = withoutSpaces.test(options.join(""));
  const units = options.map((option) => (letters ? (option.match(/[\p{L}\p{N}]/gu) ?? []) : wordsIn(option)));
  const most = letters ? mostLetters : mostWords;
  return sharedStart(units) > most || sharedStart(units.map((all) => all.toReversed())) > most;
}

function sharedStart([first = [], ...others]: string[][]): number {
  const differs = first.findIndex((unit, nth) => others.some((other) => other[nth] !== unit));
  return differs === -1 ? first.length : differs;
}
