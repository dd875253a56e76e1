// Searches for words, in a database that finds a document by one exact entry of a list. So a document carries the words
// by which it can be found: those of its short fields also by their beginnings, those of its long text as they are, and
// of a very long one only the first. The writer of the document makes the list, and the search makes the same words of
// the typed text, so capitals, accents and widths of letters make no difference.

/** The most words of a text that can be found, and the most letters of a word that are looked at. */
export const searchBounds = { shortWords: 24, longWords: 200, letters: 20 } as const;

/** The texts by which a document is found: `short` also by the beginnings of its words. */
export interface SearchedTexts {
  short: readonly unknown[];
  long?: unknown;
}

const accents = /\p{M}/gu;
const wordsWritten = /[\p{L}\p{N}]+/gu;
/** Scripts that put no space between words: there, each two neighbouring letters are taken for one. */
const spacelessScripts = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/u;

/** The different words of a text, folded, in their order. */
export function foldedWords(text: unknown): string[] {
  if (typeof text !== "string") return [];
  return [...new Set((foldedText(text).match(wordsWritten) ?? []).flatMap(wordsOfRun))];
}

/** Returns the text without capitals, accents and widths of letters. */
export function foldedText(text: string): string {
  // To capitals first: some small letters have one capital in common, as ß and ss.
  const small = text.normalize("NFKD").replace(accents, "").toUpperCase().toLowerCase().replaceAll("ς", "σ");
  return small.normalize("NFKC");
}

function wordsOfRun(run: string): string[] {
  const letters = Array.from(run);
  if (letters.length < 2 || !spacelessScripts.test(run)) return [letters.slice(0, searchBounds.letters).join("")];
  return letters.slice(1).map((letter, nth) => `${letters[nth] ?? ""}${letter}`);
}

/** The words by which a document is found; sorted, so that the same texts always make the same list. */
export function searchWordsOf({ short, long }: SearchedTexts): string[] {
  const beginnings = short
    .flatMap(foldedWords)
    .slice(0, searchBounds.shortWords)
    .flatMap((word) => beginningsOf(Array.from(word)));
  return [...new Set([...beginnings, ...foldedWords(long).slice(0, searchBounds.longWords)])].sort();
}

function beginningsOf(letters: readonly string[]): string[] {
  const shortest = Math.min(2, letters.length);
  return letters.slice(shortest - 1).map((_, nth) => letters.slice(0, shortest + nth).join(""));
}

/** Returns the one word of a search that the database is asked for; undefined if the typed text has no word. */
export function wordToAskFor(search: string): string | undefined {
  const words = foldedWords(search);
  // The last one may still be on its way, and only short fields are found by beginnings; a long word finds least else.
  const finished = words.slice(0, -1).reduce((longest, word) => (word.length > longest.length ? word : longest), "");
  return finished.length > 3 ? finished : words.at(-1);
}

/** Tells whether every word of the search is there, the last of them at least as a beginning. */
export function hasWords(texts: SearchedTexts, search: string): boolean {
  const there = new Set([...texts.short.flatMap(foldedWords), ...foldedWords(texts.long)]);
  const sought = foldedWords(search);
  const last = sought.at(-1) ?? "";
  return (
    sought.slice(0, -1).every((word) => there.has(word)) &&
    (there.has(last) || [...there].some((word) => word.startsWith(last)))
  );
}
