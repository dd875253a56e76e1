import * as z from "zod/mini";
import { askedFor, fieldProblems } from "./contact-words";
import { bounds } from "./texts";

export { bounds };

/** Control and half characters, and what hides in a text or turns it round. Joiners stay: Persian needs them. */
const hidden =
  /(?![\t\n\r])[\p{Cc}\p{Cs}\p{Bidi_C}\u00ad\u200b\u2028\u2029\u2060-\u206f\ufeff\ufff0-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}]/gu;

/** Marks above and below a letter from the fourth on; with many of them a text paints over what is around it. */
const heaped =
  /((?:[\p{Mn}\p{Me}][\u200d\u200c\u{e0000}-\u{e00ff}]*){3})(?:[\p{Mn}\p{Me}][\u200d\u200c\u{e0000}-\u{e00ff}]*)+/gu;

/** Tells whether something can be seen: `DI` are fillers, selectors and joiners, and U+2800 is a blank in Braille. */
export function isSeen(text: string): boolean {
  return /[^\s\p{DI}\u2800]/u.test(text);
}

/** The text as others will see it, empty where there is nothing to see; the security rules refuse what this changes. */
export function withoutHidden(text: string): string {
  const shown = text.replace(hidden, " ").replace(heaped, "$1");
  return isSeen(shown) ? shown : "";
}

export function requiredText(what: string, most: number) {
  return z
    .string()
    .check(z.overwrite(withoutHidden), z.trim(), z.minLength(1, fieldProblems.missing(what)), atMost(most));
}

/** A text that may be left out, without what hides in it. */
export function optionalText(most: number) {
  return z.string().check(z.overwrite(withoutHidden), z.trim(), atMost(most));
}

function atMost(characters: number) {
  return z.maxLength(characters, fieldProblems.tooLong(characters));
}

/**
 * One address in ASCII, as the browser's own `type=email` takes it, with a domain of at least two parts. No blank,
 * comma, semicolon, quote or bracket can make it two, or a header. The security rules have the same pattern.
 */
export const emailPattern =
  "^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([A-Za-z0-9][A-Za-z0-9-]*\\.)+([A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]*[A-Za-z0-9])$";

const trimmedAddress = z
  .string()
  .check(z.trim(), z.minLength(1, fieldProblems.emailMissing), z.maxLength(bounds.email, fieldProblems.emailTooLong));

export const emailAddress = z.pipe(
  trimmedAddress,
  z.email({
    pattern: new RegExp(emailPattern),
    error: fieldProblems.emailIncomplete,
  }),
);

/** A text that was stored: with any value in its place, the document can be shown and deleted. */
export const storedText = z.catch(z.string(), "");

/** The person who writes to us: the fields that the mailing list and an inquiry share. */
export const contact = {
  name: requiredText(askedFor.yourName, bounds.name),
  businessName: requiredText(askedFor.yourBusinessName, bounds.name),
  email: z.pipe(z.string().check(z.overwrite(withoutHidden)), emailAddress),
};
