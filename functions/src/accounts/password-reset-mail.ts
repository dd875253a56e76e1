import { passwordResetMailWords } from "../../../src/domain/accounts/words";
import { brand } from "../../../src/domain/kernel/brand";
import { routes } from "../../../src/domain/kernel/routes";
import { pageUrl } from "../config";
import type { OutgoingMail } from "../mail/send-mail";

export function passwordResetMail(email: string, code: string): OutgoingMail {
  return {
    to: email,
    subject: passwordResetMailWords.subject,
    purpose: "password reset",
    letter: {
      paragraphs: passwordResetMailWords.paragraphs(brand.name),
      action: { label: passwordResetMailWords.action, url: pageUrl(routes.passwordResetLink(code)) },
      reason: passwordResetMailWords.reason(pageUrl(routes.resetPassword)),
    },
  };
}
