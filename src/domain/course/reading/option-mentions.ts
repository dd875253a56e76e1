/** Letters that are words of their own in some language: "A clear request", "E poi", "А это". */
const alsoWords = /^[AEOАВИ]$/u;

/** Tells whether words name an option by its label or by its place: "B is right because", "all of the above". */
export function mentionsOptions(words: string, alphabet: readonly string[], count: number): boolean {
  if (/\b(?:of|the|one) (?:the )?above\b|\b(?:oben|vorher)\s?genannt/i.test(words)) return true;
  const labels = new Set(alphabet.slice(0, count));
  const alone = [
    ...words.matchAll(/(?<![\p{L}\p{M}\p{N}'’])([\p{L}\p{N}①-⓿㉠-㉭]\p{M}?)(?![\p{L}\p{M}\p{N}'’])(.{0,2})/gsu),
  ];
  return alone.some(([, label = "", behind = ""]) => {
    if (!labels.has(label)) return false;
    if (/\d/.test(label)) return behind.startsWith(")");
    return !alsoWords.test(label) || /^(?:[,;:)）、.。]|$)/u.test(behind);
  });
}
