// LIX (Björnsson 1968): words in a sentence, plus the share of words of more than six letters. It knows no language,
// but it needs words that are set apart by spaces.
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Khmer}\p{Script=Lao}]/u;

/** Below it, a few long words decide. */
const fewestReadableWords = 50;

export type ReadingLevel = "very easy" | "easy" | "medium" | "difficult" | "very difficult";

/** Undefined for a text that is too short, or in a script without spaces. */
export function lixOf(markdown: string): number | undefined {
  const prose = proseOf(markdown);
  const words = prose.match(/[\p{L}\p{M}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [];
  if (words.length < fewestReadableWords || words.filter((word) => unspaced.test(word)).length * 2 > words.length)
    return undefined;
  const sentences = prose.split(/[.!?:。！？؟](?:\s|$)|\n+/u).filter((sentence) => /\p{L}/u.test(sentence)).length;
  const long = words.filter((word) => word.length > 6).length;
  return Math.round(words.length / Math.max(1, sentences) + (100 * long) / words.length);
}

export function readingLevel(lix: number): ReadingLevel {
  if (lix < 30) return "very easy";
  if (lix < 40) return "easy";
  if (lix < 50) return "medium";
  return lix < 60 ? "difficult" : "very difficult";
}

/** Without code, links' addresses and what brackets mark. */
function proseOf(markdown: string): string {
  return markdown
    .replace(/^(```|~~~)[\s\S]*?^\1/gm, "")
    .replace(/\]\([^)\s]{0,500}\)/g, "]")
    .replace(/\[O\d[^\]\n]{0,80}\]/g, "");
}
