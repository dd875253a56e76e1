import { z } from "zod";
import { bounds } from "./texts";

export { bounds };

/** Control and half characters, and what hides in a text or turns it round. Joiners stay: Persian needs them. */
const hidden = /(?![\t\n\r])[\p{Cc}\p{Surrogate}\p{Bidi_Control}\u00ad\u200b\u2028\u2029\u2060\ufeff]/gu;

function withoutHidden(text: string): string {
  return text.replace(hidden, " ");
}

export function requiredText(what: string, most: number) {
  return z
    .string()
    .overwrite(withoutHidden)
    .trim()
    .min(1, `Please enter ${what}.`)
    .max(most, `Please keep this to ${most} characters.`);
}

/** A text that may be left out, without what hides in it. */
export function optionalText(most: number) {
  return z.string().overwrite(withoutHidden).trim().max(most, `Please keep this to ${most} characters.`);
}

/** One address in ASCII; the security rules hold a visitor's to the very same pattern. */
export const emailPattern = "^[A-Za-z0-9_'+-]+(\\.[A-Za-z0-9_'+-]+)*@([A-Za-z0-9][A-Za-z0-9-]*\\.)+[A-Za-z]{2,}$";

export const emailAddress = z
  .string()
  .trim()
  .min(1, "Please enter your email address.")
  .max(bounds.email, `An email address has at most ${bounds.email} characters.`)
  .pipe(
    z.email({
      pattern: new RegExp(emailPattern),
      error: "Please enter a complete email address, such as name@company.com.",
    }),
  );

/** A text that was stored: whatever is there in its place, the document can be shown and deleted. */
export const storedText = z.string().catch("");

/** Who writes to us: the fields that the mailing list and an inquiry share. */
export const contact = {
  name: requiredText("your name", bounds.name),
  businessName: requiredText("your business name", bounds.name),
  email: z.string().overwrite(withoutHidden).pipe(emailAddress),
};
