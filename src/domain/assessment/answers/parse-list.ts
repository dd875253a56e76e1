/** The entries of a list that was typed with commas or line breaks in between. */
export function parseList(typed: string): string[] {
  return typed
    .split(/[,\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");
}
