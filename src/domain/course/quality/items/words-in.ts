/** The words of a text in small letters, without punctuation. */
export function wordsIn(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu) ?? [];
}

/** The words for numbers, from two to twenty and from thirty to a hundred, with their digits. */
export function numberWords(toTwenty: readonly string[], tens: string): ReadonlyMap<string, string> {
  return new Map([
    ...toTwenty
      .join(" ")
      .split(" ")
      .map((word, nth) => [word, String(nth + 2)] as const),
    ...tens.split(" ").map((word, nth) => [word, String((nth + 3) * 10)] as const),
  ]);
}

/** A set of the words that a line lists, with spaces between them. */
export function wordSet(...lines: string[]): ReadonlySet<string> {
  return new Set(lines.flatMap((line) => line.split(" ")));
}
