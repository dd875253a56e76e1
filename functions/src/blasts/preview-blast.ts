// The letter of a blast as an administrator sees it before it goes out, and a test of it in their own mailbox.
import { aroundNames } from "../../../src/domain/blasts/greeting";
import { blastMessages } from "../../../src/domain/blasts/words";
import { emailAddress } from "../../../src/domain/kernel/contact";
import { routes } from "../../../src/domain/kernel/routes";
import { callable } from "../callable/callable";
import { mailSecrets, pageUrl } from "../config";
import { log } from "../log";
import { asHtml, asText } from "../mail/letter";
import { mailFailureOf } from "../mail/mail-failure";
import { suppressionKey } from "../mail/suppression-key";
import { sendOver, transportTo } from "../mail/transport";
import { blastLetter, blastMails } from "./blast-mail";
import { blastContext } from "./blast-context";

export const previewEmailBlast = callable("previewEmailBlast", { maxInstances: 1 }, ({ request }) => {
  // An unsubscribe link without an owner: trying it in the preview must unsubscribe no subscriber.
  const message = aroundNames(request.message).join(request.nameFallback);
  const letter = blastLetter({ message }, pageUrl(routes.unsubscribe));
  return Promise.resolve({ html: asHtml(letter), text: asText(letter) });
});

export const testEmailBlast = callable(
  "testEmailBlast",
  { secrets: mailSecrets, maxInstances: 1 },
  async ({ request, auth }) => {
    const own = emailAddress.safeParse(auth?.token.email);
    if (!own.success) return { success: false, error: blastMessages.noAddress };
    const context = blastContext();
    // Each test is a mail of its own, also for a provider that recognises mails.
    try {
      await suppressionKey();
      const mailTo = blastMails(`test ${context.now().toISOString()}`, request, context);
      await sendOver(transportTo(context.mail.smtpUrl), mailTo(own.data));
      return { success: true };
    } catch (error) {
      const problem = mailFailureOf(error);
      log.mailFailed("blast test", problem.reason, problem.cause);
      return { success: false, error: problem.sentence };
    }
  },
);
