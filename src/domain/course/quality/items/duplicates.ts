import type { QuizQuestion } from "../../questions";
import { addsKind } from "./added-kind";
import type { Lexicon } from "./lexicon";
import { isFronted, saysSame } from "./same-words";

/** "And" in the languages that texts are usually asked for in, each with what stands around it. */
const and =
  /\s+(?:and|und|et|y|e|en|og|och|ja|i|a|und\/oder|und|και|и|й|та|і|ve|və|dan|și|és|ir|un|وَ|ו|و|और|và|그리고|및)\s+|と|와\s|과\s|和|与|及|および|\s*[&+]\s*/u;

/** Whether two options say the same: in the same words, around an "and", or with the kind of thing added. */
export function hasDuplicates({ text, options }: QuizQuestion, lexicon: Lexicon | undefined): boolean {
  return options.some((option, nth) =>
    options.slice(nth + 1).some((other) => addsKind(option, other, text) || sayTheSame(option, other, lexicon)),
  );
}

function sayTheSame(one: string, other: string, lexicon: Lexicon | undefined): boolean {
  if (isCode.test(one) || isCode.test(other)) return one.trim() === other.trim();
  if (verdictOf(one) !== undefined && verdictOf(one) === verdictOf(other)) return true;
  return (
    normalized(one) === normalized(other) ||
    isSwapped(one, other) ||
    isFronted(one, other) ||
    (lexicon !== undefined && saysSame(one, other, lexicon))
  );
}

/** Notations and numbers with a sign, in which every mark and every letter counts. */
const isCode = /[\\/_=<>≤≥{}@]|[-+−–]\s?\d|^\S[^\s.]*\.\S+$/u;

function normalized(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[\p{P}\s]+/gu, " ")
    .trim();
}

const verdict =
  /^(yes|no|ja|nein)(?:[\s,]+(?:he|she|it|they|you|one|that|er|sie|es|man|das|may|can|must|is|does|do|are|darf|kann|muss|ist|not|nicht))*$/;

/** A yes or a no that nothing is added to. */
function verdictOf(text: string): string | undefined {
  return verdict.exec(normalized(text))?.[1];
}

function isSwapped(one: string, other: string): boolean {
  const [left, right, ...more] = one.split(and).map(normalized);
  if (left === undefined || right === undefined || more.length > 0) return false;
  const [otherLeft, otherRight, ...otherMore] = other.split(and).map(normalized);
  return left === otherRight && right === otherLeft && otherMore.length === 0;
}
