/** Returns the sentences of a gap's urgency, which reading-words.ts begins. */
export function urgencySentences(urgency: string): string[] {
  return urgency.split(/(?<=\.) (?=This)/);
}
