/** For failures that the person need not know of: one line in the browser's console, and nothing else. */
export function logWarning(sentence: string, error: unknown): void {
  console.warn(sentence, error);
}
