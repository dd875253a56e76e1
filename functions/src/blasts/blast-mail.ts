// The mail of a blast. Its text is the same for everybody but the way out, so it is written once and only the address of that is
// put in for each. A mail's name follows from the blast and the address: a provider that knows it already can say so.
import { randomUUID } from "node:crypto";
import { v5 } from "uuid";
import { brand } from "../../../src/domain/kernel/brand";
import type { BlastRequest } from "./record-blast";
import { asHtml, asText, escaped, paragraphsOf, type Letter } from "../mail/letter";
import { addressed, oneLine } from "../mail/send-mail";
import { unsubscribeLinks } from "../mailing-list/unsubscribe-link";
import type { BlastContext } from "./context";

type Written = Pick<BlastRequest, "subject" | "message">;

/** Of the names of mails; never to be changed. */
const namespace = "7a7c52de-8c0f-4a0e-9d67-0f3f5f6f1f55";

export function blastLetter({ message }: Pick<Written, "message">, leave: string): Letter {
  return {
    paragraphs: paragraphsOf(message),
    reason: `You receive this because you signed up at ${brand.name}.`,
    leave,
  };
}

/** Writes the mail to each address. Throws a MailFailure where an address is none. */
export function blastMails(id: string, written: Written, { mail, settings }: Pick<BlastContext, "mail" | "settings">) {
  const way = `https://${randomUUID()}.invalid/`;
  const letter = blastLetter(written, way);
  const [text, html] = [asText(letter).split(way), asHtml(letter).split(way)];
  const subject = oneLine(written.subject);
  const domain = mail.from.split("@").at(-1) ?? "";

  return (address: string) => {
    const { page, oneClick } = unsubscribeLinks(address);
    const name = v5(`${id}/${address}`, namespace);
    return {
      ...addressed(mail, address),
      subject,
      text: text.join(page),
      html: html.join(escaped(page)),
      messageId: `<${name}@${domain}>`,
      headers: {
        // RFC 8058
        "List-Unsubscribe": `<${oneClick}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        ...(settings.idempotencyHeader && { [settings.idempotencyHeader]: name }),
      },
    };
  };
}
