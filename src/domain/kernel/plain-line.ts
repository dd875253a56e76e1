// One line of plain text for a prompt. What could forge a line or turn the reading direction of what follows is
// refused; what is only invisible is left out, since people paste it unknowingly. Joiners stay: Persian and many emoji
// are written with them, and so do the marks of direction, which Hebrew and Arabic use and which act on nothing but
// their own place.

const invisible = /[\u{AD}\u{200B}\u{2060}-\u{2064}\u{FEFF}\u{E0000}-\u{E007F}]/gu;
const forging = /[\p{Cc}\p{Zl}\p{Zp}\u{202A}-\u{202E}\u{2066}-\u{2069}]/u;

/** Tells whether it could forge a line of a prompt. */
export function isForging(text: string): boolean {
  return forging.test(text);
}

/** The text as a line that the tools accept. */
export function asPlainLine(text: string): string {
  return withoutInvisible(text)
    .replaceAll(new RegExp(`(?:${forging.source}|\\s)+`, "gu"), " ")
    .trim();
}

export function withoutInvisible(text: string): string {
  return text.replaceAll(invisible, "");
}
