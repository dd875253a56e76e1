// The link of a confirmation mail. It has the time of the mail, so that it ends and brings back no subscriber who has
// left since.
import { dayMs } from "../../../src/domain/kernel/durations";
import { retention } from "../../../src/domain/operation/retention";
import { serverRoutes } from "../../../src/domain/kernel/routes";
import { pageUrl } from "../config";
import { decryptToken, encryptToken } from "./signed-token";

/** The time for which an unconfirmed address is kept, and its link works. */
export const unconfirmedMs = retention.unconfirmed.keptFor * dayMs;

export interface ConfirmationLink {
  /** The normalised address that it was made for. */
  address: string;
  mailedAt: Date;
  hasEnded: boolean;
}

export function confirmationPage(address: string, mailedAt: Date): string {
  return pageUrl(serverRoutes.confirmationLink(confirmationToken(address, mailedAt)));
}

export function confirmationToken(address: string, mailedAt: Date): string {
  return encryptToken("confirm", `${mailedAt.toISOString()} ${address}`);
}

/** Undefined where the link is none of ours. */
export function confirmationLinkOf(token: string, now: Date): ConfirmationLink | undefined {
  const [, time = "", address] = /^(\S+) (.+)$/.exec(decryptToken("confirm", token) ?? "") ?? [];
  if (address === undefined) return undefined;
  const mailedAt = new Date(time);
  return { address, mailedAt, hasEnded: now.getTime() - mailedAt.getTime() > unconfirmedMs };
}
