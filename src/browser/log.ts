/** For failures that the person need not know of: one line in the browser's console, and nothing else. */
export function logOnly(sentence: string, error: unknown): void {
  console.warn(sentence, error);
}
