// The links that let the reader of a mail leave the list. They carry the sealed address and stay good for ever.
import { normalisedAddress } from "../../../src/domain/mailing-list/address";
import { pageUrl } from "../config";
import { opened, sealed } from "./signed-token";

export interface UnsubscribeLinks {
  /** For people: a page with a button. */
  page: string;
  /** For mail programs: takes the POST of RFC 8058. */
  oneClick: string;
}

/** Only for functions that name `mailKey` in their secrets. */
export function unsubscribeLinks(address: string): UnsubscribeLinks {
  const token = sealed("unsubscribe", normalisedAddress(address));
  return { page: unsubscribePage(token), oneClick: pageUrl(`/unsubscribe/one-click?token=${token}`) };
}

export function unsubscribePage(token: string): string {
  return pageUrl(`/unsubscribe?token=${encodeURIComponent(token)}`);
}

/** The normalised address that a link was made for; undefined where it is none of ours. */
export function addressOfLink(token: string): string | undefined {
  return opened("unsubscribe", token);
}
