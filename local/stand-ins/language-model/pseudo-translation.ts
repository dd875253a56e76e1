// A translation without a dictionary: other vowels in each word, and everything that structure hangs on as it was. Each
// language has its own order of vowels, so that two translations of one text differ.
const vowels = "aeiou";

/** Words that readers of structure know, in German, as an answer's key has to be read again. */
const wordsOfStructure = new Map([
  ["answer", "Antwort"],
  ["reason", "Begründung"],
  ["module", "Modul"],
  ["screen", "Bildschirm"],
]);

/** Marks with their codes, code, addresses and single letters stay; of an open fact only its words change. */
const stretches = /\[(?:O\d[^\]]*|¶[^\]]*)\]|\[check:|`[^`\n]*`|https?:\/\/\S+|\S+@\S+|\p{L}[\p{L}\p{M}'’]*/gu;

export function pseudoTranslation(text: string, language: string): string {
  const shift = 1 + (language.length % 4);
  return text.replaceAll(stretches, (found) =>
    /^\p{L}/u.test(found) && !found.includes("@") ? otherWord(found, shift) : found,
  );
}

/** The slip of small models: the first mark of an objective, else the first item of a list or option, is left out. */
export function withoutFirstMark(text: string): string {
  const mark = / \[(?:O\d|check)[^\]]*\]/;
  return mark.test(text) ? text.replace(mark, "") : text.replace(/^ *(?:-|[A-D]\.) .*\n/m, "");
}

function otherWord(word: string, shift: number): string {
  if (word.length === 1) return word;
  return wordsOfStructure.get(word.toLowerCase()) ?? word.replaceAll(/[aeiou]/g, (vowel) => nextVowel(vowel, shift));
}

function nextVowel(vowel: string, shift: number): string {
  return vowels[(vowels.indexOf(vowel) + shift) % vowels.length] ?? vowel;
}
