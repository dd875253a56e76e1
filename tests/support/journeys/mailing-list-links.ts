// The links of our mail, from a mail that arrived or made with the key that the functions have on this machine.
import { sealed } from "../../../functions/src/mailing-list/signed-token";
import { localMailKey } from "../../../local/launch/configuration";
import { mailTo } from "../shared/mail";
import { expect } from "./page";

process.env.MAIL_KEY = localMailKey;

export function unsubscribePath(address: string): string {
  return `/unsubscribe?token=${sealed("unsubscribe", address)}`;
}

export function confirmationPath(address: string): string {
  return `/confirm-subscription?token=${sealed("confirm", address)}`;
}

/** The way out of the first mail with this subject, as its reader finds it in the text, and as a mail program does. */
export async function waysOut(address: string, subject: string): Promise<{ page: string; oneClick: string }> {
  const arrived = async () => (await mailTo(address)).find((mail) => mail.subject === subject);
  await expect.poll(arrived, { timeout: 30_000 }).toBeDefined();
  const mail = await arrived();
  const page = /http\S+\/unsubscribe\?token=[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
  const oneClick = /<(http[^>]+)>/.exec(mail?.headers["list-unsubscribe"] ?? "")?.[1] ?? "";
  return { page, oneClick };
}
