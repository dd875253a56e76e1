// Tokens that only we can write and read, for links in mail: authenticated encryption, so a link neither shows an
// address nor can be changed or made up. Each purpose has a key of its own, so that a token for one is worth nothing
// for another. The same text always gives the same token (its nonce is derived from it), and a token never expires: a
// link in an old mail must work for ever.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from "node:crypto";
import { mailKeyValue } from "../config";

export type TokenPurpose = "unsubscribe" | "confirm" | "undo";

const nonceBytes = 12;
const tagBytes = 16;
const shortestKey = 16;

export function encryptToken(purpose: TokenPurpose, text: string): string {
  const nonce = keyedHash(`${purpose} nonce`, text).subarray(0, nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", derivedKey(purpose), nonce);
  const parts = [nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(parts).toString("base64url");
}

/** The text, or undefined for whatever we have not encrypted for this purpose. */
export function decryptToken(purpose: TokenPurpose, token: string): string | undefined {
  const bytes = Buffer.from(token, "base64url");
  // Decoding forgives foreign characters; a changed token must not pass because of that.
  if (bytes.length < nonceBytes + tagBytes || bytes.toString("base64url") !== token) return undefined;
  const decipher = createDecipheriv("aes-256-gcm", derivedKey(purpose), bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    const text = decipher.update(bytes.subarray(nonceBytes, -tagBytes));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return undefined; // its tag does not fit
  }
}

/** HMAC-SHA256 under a key of its own for each purpose. */
export function keyedHash(purpose: string, text: string): Buffer {
  return createHmac("sha256", derivedKey(purpose)).update(text).digest();
}

/** Derived once for each secret and purpose: a blast needs them for every mail. */
const derivedKeys = new Map<string, Buffer>();

function derivedKey(purpose: string): Buffer {
  const secret = mailKeyValue();
  if (secret.length < shortestKey) throw new Error(`MAIL_KEY must have at least ${shortestKey} characters.`);
  const name = `${purpose}\n${secret}`;
  const known = derivedKeys.get(name);
  if (known) return known;
  const key = Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
  derivedKeys.set(name, key);
  return key;
}
