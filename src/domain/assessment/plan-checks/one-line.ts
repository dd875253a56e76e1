/** The name of a team is free text, and could be shaped like lines of its own. */
export function onOneLine(text: string): string {
  return text.replaceAll(/[\s()[\]]+/g, " ").trim();
}
