// Tells whether MAIL_KEY is the one by which the database knows its unsubscribed addresses, seen from outside the
// functions: the database names the keys that open it by their fingerprints (functions/src/mail/key-ring.ts).
import { hkdfSync } from "node:crypto";

const shortestMailKey = 16;

export type MailKeyProblem = "short" | "foreign";

/** Undefined where it is the right one, or where nothing rests on one yet. */
export function mailKeyProblem(secret: string, fingerprints: readonly string[]): MailKeyProblem | undefined {
  const ring = secret.split(/[\s,]+/).filter(Boolean);
  if (ring.length === 0 || ring.some(({ length }) => length < shortestMailKey)) return "short";
  if (fingerprints.length === 0) return undefined;
  return ring.some((key) => fingerprints.includes(fingerprintOf(key))) ? undefined : "foreign";
}

export function fingerprintOf(key: string): string {
  return Buffer.from(hkdfSync("sha256", key, "", "fingerprint", 32)).toString("hex", 0, 8);
}
