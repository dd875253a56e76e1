// The keys of MAIL_KEY, one or several with commas or white space between them: the first signs, encrypts and hashes
// what is new, all of them verify what is old. Each purpose has a key of its own, derived from them, so that what was
// made for one is worth nothing for another.
import { createCipheriv, createDecipheriv, createHmac, hkdfSync } from "node:crypto";
import { mailKeys } from "../config";
import { MailFailure } from "./mail-failure";

const nonceBytes = 12;
const tagBytes = 16;
const shortestKey = 16;

export interface PurposeKey {
  purpose: string;
  /** Tells keys apart, and nothing about them. */
  fingerprint: string;
  secret: Buffer;
}

/** The keys for a purpose, the first of the ring first. Throws a MailFailure where there is none, or a short one. */
export function keysFor(purpose: string): [PurposeKey, ...PurposeKey[]] {
  const [first, ...others] = mailKeys();
  if (first === undefined || [first, ...others].some(({ length }) => length < shortestKey))
    throw new MailFailure("keyMissing");
  return [purposeKey(first, purpose), ...others.map((key) => purposeKey(key, purpose))];
}

/** For what must not fail where mail does: also where there is no key, or only a short one. */
export function keyOfAnyLength(purpose: string): PurposeKey {
  return purposeKey(mailKeys()[0] ?? "", purpose);
}

/** Derived once for each key and purpose: a blast needs them for every mail. */
const derivedKeys = new Map<string, PurposeKey>();

function purposeKey(key: string, purpose: string): PurposeKey {
  const name = `${purpose}\n${key}`;
  const known = derivedKeys.get(name);
  if (known) return known;
  const derive = (text: string) => Buffer.from(hkdfSync("sha256", key, "", text, 32));
  const derived = { purpose, secret: derive(purpose), fingerprint: derive("fingerprint").toString("hex", 0, 8) };
  derivedKeys.set(name, derived);
  return derived;
}

/** HMAC-SHA256. */
export function hashUnder({ secret }: Pick<PurposeKey, "secret">, text: string): Buffer {
  return createHmac("sha256", secret).update(text).digest();
}

/** Authenticated encryption; the same text always gives the same bytes, as its nonce is derived from it. */
export function encryptUnder({ secret }: PurposeKey, nonceFrom: PurposeKey, text: string): string {
  const nonce = hashUnder(nonceFrom, text).subarray(0, nonceBytes);
  const cipher = createCipheriv("aes-256-gcm", secret, nonce);
  const parts = [nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat(parts).toString("base64url");
}

/** Returns the text; undefined if it was not encrypted under this key. */
export function decryptUnder({ secret }: PurposeKey, encrypted: string): string | undefined {
  const bytes = Buffer.from(encrypted, "base64url");
  // Decoding forgives foreign characters; a changed token must not pass because of that.
  if (bytes.length < nonceBytes + tagBytes || bytes.toString("base64url") !== encrypted) return undefined;
  const decipher = createDecipheriv("aes-256-gcm", secret, bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  try {
    const text = decipher.update(bytes.subarray(nonceBytes, -tagBytes));
    return Buffer.concat([text, decipher.final()]).toString("utf8");
  } catch {
    return undefined; // its tag does not fit
  }
}
