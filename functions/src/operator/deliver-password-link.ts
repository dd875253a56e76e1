// The link by which a new administrator chooses a password: sent by the project's own mail server where it is set up,
// and else shown to the operator, who passes it on. It leads to our own page, as every link in our mail does.
import type { Firestore } from "firebase-admin/firestore";
import { createTransport } from "nodemailer";
import { administratorMailWords, operatorMessages } from "../../../src/domain/accounts/words";
import { routes } from "../../../src/domain/kernel/routes";
import { keepPasswordLetter } from "../accounts/send-password-reset";
import { asHtml, asText, type Letter } from "../mail/letter";
import { mailAddresses } from "../mail/addresses";
import { mailFailureOf, mayGoOutLater } from "../mail/mail-failure";
import { transportOptions } from "../mail/transport";
import { OperatorError } from "./operator-error";
import type { OperatorSettings } from "./settings";

interface OperatedSite {
  settings: OperatorSettings;
  database: Firestore;
}

/** Sends the link that the provider has made; answers with what the operator should know. */
export async function deliverPasswordLink(
  { uid, email }: { uid: string; email: string },
  oobLink: string,
  { settings, database }: OperatedSite,
): Promise<string> {
  const link = ownLink(oobLink, settings);
  if (!settings.smtpUrl || !settings.mailFrom) return operatorMessages.createdWithLink(email, link);
  try {
    await send(settings.smtpUrl, settings.mailFrom, settings.mailReplyTo ?? settings.mailFrom, email, link);
    return operatorMessages.createdAndMailed(email);
  } catch (error) {
    const isSentLater = mayGoOutLater(mailFailureOf(error).reason);
    if (isSentLater) await keepPasswordLetter(database, "new administrator", uid, new Date());
    const reason = error instanceof Error ? error.message : String(error);
    return operatorMessages.createdNotMailed(email, reason, link, isSentLater);
  }
}

function ownLink(oobLink: string, { appUrl }: OperatorSettings): string {
  const code = new URL(oobLink).searchParams.get("oobCode");
  if (!appUrl || !code) throw new OperatorError(operatorMessages.noAppUrl(oobLink));
  return new URL(routes.passwordResetLink(code), appUrl).href;
}

async function send(smtpUrl: string, from: string, replyTo: string, email: string, link: string): Promise<void> {
  const letter: Letter = {
    paragraphs: administratorMailWords.paragraphs,
    action: { label: administratorMailWords.action, url: link },
    reason: administratorMailWords.reason,
  };
  const transport = createTransport(transportOptions(smtpUrl));
  const addresses = mailAddresses({ smtpUrl, from, replyTo }, email);
  const { subject } = administratorMailWords;
  await transport.sendMail({ ...addresses, subject, text: asText(letter), html: asHtml(letter) });
}
