// Addresses are objects and the envelope is explicit, so that no typed text can become another recipient or another
// header.
import { brand } from "../../../src/domain/kernel/brand";
import { emailAddress } from "../../../src/domain/kernel/contact";
import type { MailConfig } from "../config";
import { MailFailure } from "./mail-failure";

/** Returns the sender and the recipient of a mail. Throws a MailFailure if one of them is no address. */
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
