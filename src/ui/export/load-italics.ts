/**
 * Loads the slanted letters, for which no screen may have asked: a browser prints with what it has at that moment, and
 * takes the machine's own letters for the others.
 */
export async function loadItalics(): Promise<void> {
  if ("fonts" in document) await document.fonts.load("italic 1em 'Source Sans 3'").catch(() => undefined);
}
