// Everything that is sent goes through here. Addresses are objects and the envelope is explicit, so that no text that
// somebody typed can become another recipient or another header.
import { brand } from "../../../src/domain/kernel/brand";
import { emailAddress } from "../../../src/domain/kernel/contact";
import { mailConfig, type MailConfig } from "../config";
import { log } from "../log";
import { asHtml, asText, type Letter } from "./letter";
import { MailFailure, mailFailureOf } from "./mail-failure";
import { recordMailEnd } from "./mail-health";
import { suppressionKey } from "./suppression-key";
import { transportTo } from "./transport";

export interface OutgoingMail {
  /** One plain address. */
  to: string;
  subject: string;
  letter: Letter;
  /** What kind of mail this is, for the log. */
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

/** Who a mail is from and for. Throws a MailFailure where one of the addresses is none. */
export function mailAddresses({ from, replyTo }: MailConfig, to: string) {
  const [sender, answers] = [from, replyTo].map(configuredAddress);
  const recipient = emailAddress.safeParse(to);
  if (!recipient.success) throw new MailFailure("address");
  return {
    from: { name: brand.name, address: sender ?? "" },
    replyTo: { name: brand.name, address: answers ?? "" },
    to: { name: "", address: recipient.data },
    envelope: { from: sender ?? "", to: [recipient.data] },
  };
}

function configuredAddress(address: string): string {
  const parsed = emailAddress.safeParse(address);
  if (!parsed.success) throw new MailFailure("misconfigured");
  return parsed.data;
}

/** Line breaks and every other control character become a space. */
export function headerText(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, " ").trim();
}
