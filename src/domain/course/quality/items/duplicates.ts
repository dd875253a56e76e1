import type { QuizQuestion } from "../../questions";

/** Whether two options are the same text, but for capitals and punctuation. */
export function hasDuplicates({ options }: QuizQuestion): boolean {
  return options.some((option, nth) => options.slice(nth + 1).some((other) => areSame(option, other)));
}

function areSame(one: string, other: string): boolean {
  if (isCode.test(one) || isCode.test(other)) return one.trim() === other.trim();
  return normalized(one) === normalized(other);
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
