// The lengths of texts, and the cleaning of every text that crosses the line between browser and functions.

/** The bounds of every text that a stranger may write; the security rules repeat them. */
export const bounds = { name: 200, email: 254, message: 5000, subject: 200, mail: 50_000, topic: 500 } as const;

/** The separator between an inquiry's message and its attachment. */
export const attachmentBreak = "\n\n";

/** Half a character, as an emoji leaves it that was cut in the middle. */
const loneSurrogate = /\p{Surrogate}/gu;

export function hasHalfCharacter(text: string): boolean {
  return text.search(loneSurrogate) >= 0;
}

/** Neither a database nor a model takes half a character, so a mark stands in its place. */
export function wellFormed(text: string): string {
  return text.replaceAll(loneSurrogate, "\ufffd");
}

/** Firebase's reader of streams drops a line that holds a separator of Unicode, so a line break stands in its place. */
export function withPlainLineBreaks(text: string): string {
  return text.replaceAll(/[\u2028\u2029]/g, "\n");
}

/** Undefined where a % begins no encoded letter: the text was cut, or written by hand. */
export function percentDecoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/** The least share of a beginning that may be left when it ends with a part of its sentence. */
const leastCut = 0.6;

/** The beginning of a text, up to a whole word, or to a part of its sentence that ends near. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const words = text.slice(0, most - 1).replace(/[\s,;:.]+\S*$/, "");
  const parts = /^.*(?=[,;:.!?] )/s.exec(words)?.[0] ?? "";
  return `${parts.length >= most * leastCut ? parts : words} …`;
}

export function withCapital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
