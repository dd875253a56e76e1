// Finds the number of a title, with any word: "Modul 1: ...", "1. Modul: ...", "Primer módulo: ...", "第1模块：...",
// "モジュール１：...", "Bölüm II: ...", "1-й модуль".
import { chineseNumber, numberOfWord, withPlainDigits } from "./number-words";

export interface Numbering {
  /** The numbered word, and the side of it that the number is on: alike in all titles of one series. */
  series: string;
  number: number;
  /** The rest of the line, from the sign in between on. */
  rest: string;
}

/** Longer beginnings of a line carry no number. */
const longestBeginning = 80;

const oneWord = String.raw`\p{L}[\p{L}\p{M}'’·-]*`;
/** The signs that may follow a number and begin the title. */
const ends = String.raw`(?=\s*(?:[:.,|(\[~/–—-]|$))`;
const range = /^\s*(?:[-–—~/]|to|bis|à|a|al|até|tot|till|til|do|до|至|から|through)\s*\d/u;

const wordThenDigits = new RegExp(
  String.raw`^((?:${oneWord}\s*){1,3}?|\p{L}{1,5}\.\s*)(?:n[.o°]+|nr\.?|č\.|br\.|αρ\.|#|№)?\s*(\d{1,3})(?!\d|[.,]\d)(.*)$`,
  "su",
);
const twoWords = new RegExp(String.raw`^(${oneWord})\s+(${oneWord})${ends}(.*)$`, "su");
const digitsThenWord = new RegExp(
  String.raw`^(\d{1,3})[.)°]?(?:[:-]?\p{L}{1,3}(?![\p{L}\p{M}]))?[.)]?\s+(${oneWord})${ends}(.*)$`,
  "su",
);
const digitsAtWord = new RegExp(String.raw`^(\d{1,3})(\p{L}{1,4})${ends}(.*)$`, "su");
const chineseOrdinal = /^(?:第|제)\s*(\d{1,3}|[一二三四五六七八九十]{1,3})\s*(\p{L})(.*)$/su;
const chineseCardinal = /^([\p{L}]{1,6}?)([一二三四五六七八九十]{1,3})(?=\s*[:.,(|–—-]|\s*$)(.*)$/su;

export function numberingOf(title: string): Numbering | undefined {
  const text = beginningOf(title);
  return (
    numbering(chineseOrdinal.exec(text), 2, 1, "before", (digits) => chineseNumber(digits)) ??
    numbering(digitsThenWord.exec(text), 2, 1, "before") ??
    numbering(digitsAtWord.exec(text), 2, 1, "before") ??
    withinReach(numbering(wordThenDigits.exec(text), 1, 2, "after")) ??
    numbering(twoWords.exec(text), 1, 2, "after", numberOfWord) ??
    numbering(twoWords.exec(text), 2, 1, "before", numberOfWord) ??
    numbering(chineseCardinal.exec(text), 1, 2, "after", (digits) => chineseNumber(digits))
  );
}

/** The beginning of a title with plain digits and small letters, and without a picture before it. */
export function beginningOf(title: string): string {
  return withPlainDigits(title.slice(0, longestBeginning).normalize("NFKC"))
    .toLowerCase()
    .replace(/[\u0307\u20E3\uFE0F]/g, "")
    .replace(/^[^\p{L}\p{N}]+/u, "");
}

function numbering(
  match: RegExpExecArray | null,
  named: number,
  numbered: number,
  side: "before" | "after",
  valueOf: (word: string) => number | undefined = () => undefined,
): Numbering | undefined {
  const [name, written] = [match?.[named], match?.[numbered]];
  if (name === undefined || written === undefined) return undefined;
  const number = /^\d+$/.test(written) ? Number(written) : valueOf(written);
  const rest = match?.[3] ?? "";
  if (number === undefined || range.test(rest)) return undefined;
  return { series: `${name.replace(/[\s.]+/g, " ").trim()} ${side}`, number, rest };
}

/** Several words before a number are a title's own words, unless the title begins right behind the number. */
function withinReach(found: Numbering | undefined): Numbering | undefined {
  if (!found) return undefined;
  const isLetterNext = /^\p{L}/u.test(found.rest);
  const isOneWord = found.series.split(" ").length === 2;
  return isOneWord ? (isLetterNext ? undefined : found) : /^\s*(?:[:.|([–—-]|$)/u.test(found.rest) ? found : undefined;
}
