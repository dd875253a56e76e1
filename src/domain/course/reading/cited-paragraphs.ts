// The paragraphs that the marks of a text name, and where.
import { citationMark } from "./citation-marks";

/** The most paragraphs of a range that one mark may name. */
const longestRange = 10;

export interface CitationMark {
  /** Its place, without the white space before it. */
  at: number;
  end: number;
  numbers: number[];
}

export function citationMarks(text: string): CitationMark[] {
  return [...text.matchAll(citationMark)].map(({ index, 0: mark, 1: list = "" }) => ({
    at: index + mark.length - mark.trimStart().length,
    end: index + mark.length,
    numbers: namedParagraphs(list),
  }));
}

function namedParagraphs(list: string): number[] {
  const numbers = new Set<number>();
  for (const [, from = "", to] of list.matchAll(/(\d+)(?:[ \t]*[–-][ \t]*¶?[ \t]*(\d+))?/gu)) {
    const [first, last] = [Number(from), Number(to ?? from)];
    for (let number = first; number <= Math.min(last, first + longestRange - 1); number++) numbers.add(number);
    numbers.add(first);
  }
  return [...numbers];
}
