// Everything that is sent to one person goes through here.
import { mailConfig, type MailConfig } from "../config";
import { log } from "../log";
import { headerText, mailAddresses } from "./addresses";
import { asHtml, asText, type Letter } from "./letter";
import { mailFailureOf } from "./mail-failure";
import { recordMailEnd } from "./mail-health";
import { suppressionKey } from "./suppression-key";
import { transportTo } from "./transport";

export interface OutgoingMail {
  /** One plain address. */
  to: string;
  subject: string;
  letter: Letter;
  /** The kind of mail, for the log. */
  purpose: string;
}

/**
 * Sends one mail, unless MAIL_KEY is not ours. Throws a MailFailure, whose sentence says why it did not go out. Only
 * for functions with `mailSecrets`.
 */
export async function sendMail({ to, subject, letter, purpose }: OutgoingMail, config = mailConfig()): Promise<void> {
  try {
    await suppressionKey();
    await transportTo(config.smtpUrl).sendMail(message(config, to, subject, letter));
    log.mailSent(purpose);
    await recordMailEnd("success");
  } catch (error) {
    const failure = mailFailureOf(error);
    log.mailFailed(purpose, failure.reason, failure.cause);
    await recordMailEnd(failure.reason);
    throw failure;
  }
}

function message(config: MailConfig, to: string, subject: string, letter: Letter) {
  return { ...mailAddresses(config, to), subject: headerText(subject), text: asText(letter), html: asHtml(letter) };
}
