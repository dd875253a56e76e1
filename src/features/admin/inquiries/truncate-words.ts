/** The first whole words of a text, so many characters at most; a single longer word is cut. */
export function truncateWords(text: string, most: number): string {
  const first = text.slice(0, most + 1);
  const words = first.replace(/\s+\S*$/, "");
  return words === "" || words === first ? text.slice(0, most) : words;
}
