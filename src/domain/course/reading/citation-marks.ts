// Marks that tie a sentence to the paragraphs of a person's own documents: `[¶12]` behind the sentence that says what
// paragraph 12 says, and `[¶0]` before what the author knows otherwise. Learners never see them.

/** Also with several paragraphs, such as `[¶3, ¶7]` or `[¶3–5]`, and with the white space before it. */
export const citationMark =
  /(?<![ \t])[ \t]*(?:\*\*|__|`)?[[【(（][ \t]{0,2}¶{1,2}[ \t]?(\d{1,5}(?:[ \t]{0,2}(?:[,;–-]|and|und)?[ \t]{0,2}¶?[ \t]?\d{1,5}){0,9})[ \t]{0,2}[\]】)）](?:\*\*|__|`)?/gu;

/** The number that stands for no paragraph. */
export const generalKnowledge = 0;

/** The most paragraphs of a range that one mark may name. */
const longestRange = 10;

export interface CitationMark {
  /** Its place, without the white space before it. */
  at: number;
  end: number;
  numbers: number[];
}

export function hasCitations(text: string): boolean {
  return text.includes("¶") && citationMarks(text).length > 0;
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

/** A mark with further words in it, which cites nothing for certain. */
const strayMark = /(?<![ \t])[ \t]*[[【][^\][【】\n]{0,60}¶[ \t]?\d[^\][【】\n]{0,60}[\]】]/gu;

/** The text without its marks, also without one that has only begun to arrive. */
export function withoutCitations(text: string): string {
  return text
    .replaceAll(citationMark, "")
    .replaceAll(strayMark, "")
    .replace(/(?<![ \t])[ \t]*[[【][ \t]*¶[\d¶,;\s–-]{0,30}$/u, "");
}
