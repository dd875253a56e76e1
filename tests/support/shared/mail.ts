// What arrived in the mail catcher.
import type { Mail } from "../../../local/stand-ins/mail/mailbox";
import { theSuite } from "../suite/suite";

export async function mailTo(address: string): Promise<Mail[]> {
  const { mail } = theSuite().ports;
  const response = await fetch(`http://127.0.0.1:${mail}/messages?to=${encodeURIComponent(address)}`);
  return (await response.json()) as Mail[];
}

/** The link of an invitation, as the business finds it in the text of its mail. */
export function invitationLinkIn({ text }: Pick<Mail, "text">): string {
  const link = /https?:\/\/\S+\/dashboard\?invite=[A-Za-z0-9_-]+/.exec(text)?.[0];
  if (!link) throw new Error(`There is no invitation link in this mail:\n${text}`);
  return link;
}
