// Marks that tie a sentence to the paragraphs of a person's own documents: `[¶12]` behind the sentence that says what
// paragraph 12 says, and `[¶0]` before what the author knows otherwise. Learners never see them.

/** Also with several paragraphs, such as `[¶3, ¶7]` or `[¶3–5]`, and with the white space before it. */
export const citationMark =
  /(?<![ \t])[ \t]*(?:\*\*|__|`)?[[【(（][ \t]{0,2}¶{1,2}[ \t]?(\d{1,5}(?:[ \t]{0,2}(?:[,;–-]|and|und)?[ \t]{0,2}¶?[ \t]?\d{1,5}){0,9})[ \t]{0,2}[\]】)）](?:\*\*|__|`)?/gu;

/** The number that stands for no paragraph. */
export const generalKnowledge = 0;

export function hasCitations(text: string): boolean {
  return text.search(citationMark) >= 0;
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
