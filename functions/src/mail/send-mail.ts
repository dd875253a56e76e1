// Everything that is sent to one person goes through here.
import type { Language } from "../../../src/domain/kernel/language";
import type { CalendarDate } from "../../../src/domain/kernel/due-date";
import { mailConfig, type MailConfig } from "../config";
import { inLanguage, readersLanguage } from "../language";
import { log } from "../log";
import { headerText, mailAddresses } from "./addresses";
import { calendarAttachment } from "./calendar-attachment";
import { asHtml, asText, type Letter } from "./letter";
import { mailFailureOf } from "./mail-failure";
import { recordMailEnd } from "./mail-health";
import { suppressionKey } from "./suppression-key";
import { sendOver, transportTo } from "./transport";

export interface OutgoingMail {
  /** One plain address. */
  to: string;
  subject: string;
  letter: Letter;
  /** The dates that come with it, as a file for calendars. */
  dueDates?: readonly CalendarDate[];
  /** The kind of mail, for the log. */
  purpose: string;
  /** Its reader's; else that of the request. */
  language?: Language;
  /** A person has written it; else it says that robots need not answer (RFC 3834). */
  isTyped?: boolean;
}

/** Writes a mail in its reader's language: the words of `written`, and those that every mail has around them. */
export async function mailIn<Mail extends OutgoingMail>(
  language: Language,
  written: () => Mail | undefined | Promise<Mail | undefined>,
): Promise<Mail | undefined> {
  const mail = await inLanguage(language, written);
  return mail && { ...mail, language };
}

/**
 * Sends one mail, unless MAIL_KEY is not ours. Throws a MailFailure, whose sentence says why it did not go out. Only
 * for functions with `mailSecrets`.
 */
export async function sendMail(mail: OutgoingMail, config = mailConfig()): Promise<void> {
  const { purpose } = mail;
  try {
    await suppressionKey();
    await sendOver(
      transportTo(config.smtpUrl),
      inLanguage(mail.language ?? readersLanguage(), () => message(config, mail)),
    );
    log.mailSent(purpose);
    await recordMailEnd("success");
  } catch (error) {
    const failure = mailFailureOf(error);
    log.mailFailed(purpose, failure.reason, failure.cause);
    await recordMailEnd(failure.reason);
    throw failure;
  }
}

function message(config: MailConfig, { to, subject, letter, dueDates = [], isTyped }: OutgoingMail) {
  return {
    ...mailAddresses(config, to),
    ...{ subject: headerText(subject), text: asText(letter), html: asHtml(letter) },
    ...(!isTyped && { headers: { "Auto-Submitted": "auto-generated" } }),
    ...(dueDates.length > 0 && { attachments: [calendarAttachment(dueDates, new Date())] }),
  };
}
