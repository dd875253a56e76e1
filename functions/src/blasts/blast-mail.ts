// The mail of a blast. Its text is the same for everybody but the name and the unsubscribe link, so it is written once
// in each language of its foot, and only these are put in for each. A mail's id follows from the blast and the address:
// a provider that knows it already can say so.
import { randomUUID } from "node:crypto";
import { v5 } from "uuid";
import { aroundNames, greetingName } from "../../../src/domain/blasts/greeting";
import { brand } from "../../../src/domain/kernel/brand";
import type { Language } from "../../../src/domain/kernel/language";
import { firm } from "../../../src/domain/kernel/firm";
import { blastMessages } from "../../../src/domain/blasts/words";
import type { BlastRequest } from "./record-blast";
import { asHtml, asText, escapeHtml, paragraphsOf, type Letter } from "../mail/letter";
import { inLanguage, readersLanguage } from "../language";
import { mailAddresses, headerText } from "../mail/addresses";
import { unsubscribeLinks } from "../mailing-list/unsubscribe-link";
import type { BlastContext } from "./blast-context";

type BlastText = Pick<BlastRequest, "subject" | "message" | "nameFallback">;

/** Of the ids of mails; never to be changed. */
const mailIdNamespace = "7a7c52de-8c0f-4a0e-9d67-0f3f5f6f1f55";

export function blastLetter({ message }: Pick<BlastText, "message">, unsubscribeUrl: string): Letter {
  return {
    paragraphs: paragraphsOf(message),
    reason: blastMessages.mailReason,
    unsubscribeUrl,
    address: [firm.name, ...firm.address].join(", "),
  };
}

/** The reader of a mail beside the address; a missing language is that of the request. */
interface BlastReader {
  name?: string;
  language?: Language;
}

/** Writes the mail to each address, greeting by name. Throws a MailFailure where an address is none. */
export function blastMails(
  id: string,
  mailText: BlastText,
  { mail, settings }: Pick<BlastContext, "mail" | "settings">,
) {
  const [link, name] = [`https://${randomUUID()}.invalid/`, randomUUID()];
  const message = aroundNames(mailText.message).join(name);
  const inParts = () => {
    const letter = blastLetter({ message }, link);
    return [asText(letter), asHtml(letter)].map((written) => written.split(link).map((one) => one.split(name)));
  };
  const partsIn = new Map<Language, string[][][]>();
  const withThese = (parts: string[][] = [], { page, greeted }: { page: string; greeted: string }) =>
    parts.map((one) => one.join(greeted)).join(page);
  const subject = headerText(mailText.subject);
  const domain = mail.from.split("@").at(-1) ?? "";

  const mailTo = (address: string, readerName: string) => {
    const language = readersLanguage();
    const [text, html] = partsIn.get(language) ?? inParts();
    if (text && html) partsIn.set(language, [text, html]);
    const { page, oneClick } = unsubscribeLinks(address);
    const greeted = greetingName(readerName, mailText.nameFallback ?? "");
    const mailId = v5(`${id}/${address}`, mailIdNamespace);
    return {
      ...mailAddresses(mail, address),
      subject,
      text: withThese(text, { page, greeted }),
      html: withThese(html, { page: escapeHtml(page), greeted: escapeHtml(greeted) }),
      messageId: `<${mailId}@${domain}>`,
      headers: {
        "List-Id": `${brand.name} <mailing-list.${domain}>`,
        "Auto-Submitted": "auto-generated",
        // RFC 8058
        "List-Unsubscribe": `<${oneClick}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        ...(settings.idempotencyHeader && { [settings.idempotencyHeader]: mailId }),
      },
    };
  };
  return (address: string, { name: readerName = "", language = readersLanguage() }: BlastReader = {}) =>
    inLanguage(language, () => mailTo(address, readerName));
}
