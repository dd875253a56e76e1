// The links of our mail, from a mail that was delivered or made with the key that the functions have on this machine.
import { confirmationToken } from "../../../functions/src/mailing-list/confirmation-link";
import { encryptToken } from "../../../functions/src/mailing-list/signed-token";
import { localMailKey } from "../../../local/launch/configuration";
import { serverRoutes } from "../../../src/domain/kernel/routes";
import { mailTo } from "../shared/mail";
import { expect } from "./page";

process.env.MAIL_KEY = localMailKey;

export function unsubscribePath(address: string): string {
  return serverRoutes.unsubscribeLink(encryptToken("unsubscribe", address));
}

export function confirmationPath(address: string): string {
  return serverRoutes.confirmationLink(confirmationToken(address, new Date()));
}

/** The unsubscribe links of the first mail with this subject: the one in its text, and the one for mail programs. */
export async function mailedUnsubscribeLinks(
  address: string,
  subject: string,
): Promise<{ page: string; oneClick: string }> {
  const arrived = async () => (await mailTo(address)).find((mail) => mail.subject === subject);
  await expect.poll(arrived, { timeout: 30_000 }).toBeDefined();
  const mail = await arrived();
  const page = /http\S+\/unsubscribe\?token=[\w-]+/.exec(mail?.text ?? "")?.[0] ?? "";
  const oneClick = /<(http[^>]+)>/.exec(mail?.headers["list-unsubscribe"] ?? "")?.[1] ?? "";
  return { page, oneClick };
}
