// Tokens that only we can write and read, for links in mail: encrypted and authenticated, so a link neither shows an
// address nor can be changed or made up. A token for one purpose is worth nothing for another. The same text always
// gives the same token, and a token never expires: a link in an old mail works as long as its key is in the ring.
import { decryptUnder, encryptUnder, hashUnder, keysFor } from "../mail/key-ring";

export type TokenPurpose = "unsubscribe" | "confirm" | "undo" | "password letter";

export function encryptToken(purpose: TokenPurpose, text: string): string {
  return encryptUnder(keysFor(purpose)[0], keysFor(`${purpose} nonce`)[0], text);
}

/** Returns the text; undefined if we have not encrypted it for this purpose. */
export function decryptToken(purpose: TokenPurpose, token: string): string | undefined {
  for (const key of keysFor(purpose)) {
    const text = decryptUnder(key, token);
    if (text !== undefined) return text;
  }
  return undefined;
}

/** HMAC-SHA256 under the first key of the ring, of its own for each purpose. */
export function keyedHash(purpose: string, text: string): Buffer {
  return hashUnder(keysFor(purpose)[0], text);
}
