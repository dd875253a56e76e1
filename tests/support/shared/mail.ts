// The mail that the mail catcher has.
import type { CaughtMail } from "../../../local/stand-ins/mail/mailbox";
import { runningSuite } from "../suite/running-suite";

export async function mailTo(address: string): Promise<CaughtMail[]> {
  const { mail } = runningSuite().ports;
  const response = await fetch(`http://127.0.0.1:${mail}/messages?to=${encodeURIComponent(address)}`);
  return (await response.json()) as CaughtMail[];
}

/** The link of a letter about a forgotten password, also without the name of the letter, and the code in it. */
export function resetLinkIn({ text }: Pick<CaughtMail, "text">) {
  const [wholeLink, link, code] = /(https?:\/\/\S+\/reset-password\?oobCode=([A-Za-z0-9_-]+))\S*/.exec(text) ?? [];
  if (!wholeLink || !link || !code) throw new Error(`There is no link to reset a password in this mail:\n${text}`);
  return { link, wholeLink, code };
}

/** The link of an invitation, as the business finds it in the text of its mail. */
export function invitationLinkIn({ text }: Pick<CaughtMail, "text">): string {
  const link = /https?:\/\/\S+\/dashboard\?invite=[A-Za-z0-9_-]+/.exec(text)?.[0];
  if (!link) throw new Error(`There is no invitation link in this mail:\n${text}`);
  return link;
}
