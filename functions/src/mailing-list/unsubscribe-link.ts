// The links by which the reader of a mail unsubscribes. They carry the encrypted address and never expire.
import { serverRoutes } from "../../../src/domain/kernel/routes";
import { normalisedAddress } from "../../../src/domain/mailing-list/address";
import { pageUrl, siteUrl } from "../config";
import { readersLanguage } from "../language";
import { decryptToken, encryptToken } from "./signed-token";

export interface UnsubscribeLinks {
  /** For people: a page with a button. */
  page: string;
  /** For mail programs: takes the POST of RFC 8058. */
  oneClick: string;
}

/** Only for functions that name `mailKey` in their secrets. */
export function unsubscribeLinks(address: string): UnsubscribeLinks {
  const token = encryptToken("unsubscribe", normalisedAddress(address));
  return {
    page: unsubscribePage(token),
    oneClick: siteUrl(serverRoutes.unsubscribeOneClickLink(token, readersLanguage())),
  };
}

export function unsubscribePage(token: string): string {
  return pageUrl(serverRoutes.unsubscribeLink(token));
}

/** The normalised address that a link was made for; undefined where it is none of ours. */
export function addressOfLink(token: string): string | undefined {
  return decryptToken("unsubscribe", token);
}
