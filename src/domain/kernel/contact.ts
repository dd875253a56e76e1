import { z } from "zod";

/** The bounds of every text that a stranger may write; the security rules repeat them. */
export const bounds = { name: 200, email: 254, message: 5000, subject: 200, mail: 50_000, topic: 500 } as const;

export function requiredText(what: string, most: number) {
  return z.string().trim().min(1, `Please enter ${what}.`).max(most, `Please keep this to ${most} characters.`);
}

export const emailAddress = z
  .string()
  .trim()
  .min(1, "Please enter your email address.")
  .max(bounds.email, `An email address has at most ${bounds.email} characters.`)
  .pipe(z.email("Please enter a complete email address, such as name@company.com."));

/** Who writes to us: the fields that the mailing list and an inquiry share. */
export const contact = {
  name: requiredText("your name", bounds.name),
  businessName: requiredText("your business name", bounds.name),
  email: emailAddress,
};
