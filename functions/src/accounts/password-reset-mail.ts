import { administratorMailWords, passwordResetMailWords } from "../../../src/domain/accounts/words";
import { brand } from "../../../src/domain/kernel/brand";
import { routes } from "../../../src/domain/kernel/routes";
import { pageUrl } from "../config";
import type { OutgoingMail } from "../mail/send-mail";

export const passwordMails = ["password reset", "new administrator"] as const;
export type PasswordMail = (typeof passwordMails)[number];

export function passwordMail(kind: PasswordMail, email: string, code: string): OutgoingMail {
  const { subject, action, paragraphs, reason } = passwordWords(kind);
  return {
    to: email,
    subject,
    purpose: kind,
    letter: { paragraphs, action: { label: action, url: pageUrl(routes.passwordResetLink(code)) }, reason },
  };
}

function passwordWords(kind: PasswordMail) {
  if (kind === "new administrator") return administratorMailWords;
  const { paragraphs, reason, ...words } = passwordResetMailWords;
  return { ...words, paragraphs: paragraphs(brand.name), reason: reason(pageUrl(routes.resetPassword)) };
}
