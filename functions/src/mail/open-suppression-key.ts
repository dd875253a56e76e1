// The key under which suppressions are hashed, of any database. An address cannot be got back from its hash and be
// hashed anew, so this key never changes: it is stored, encrypted under every key that has been the first of the
// MAIL_KEY ring. A new first key is added as soon as it is met; after that an older one may leave the ring. A ring that
// opens none of them is not ours. People who have unsubscribed would then get mail again, so nothing is sent at all.
import type { Firestore } from "firebase-admin/firestore";
import { serverPaths } from "../../../src/domain/kernel/collections";
import { unlessLostRace, unlessThere } from "../firestore/lease";
import { MailFailure } from "./mail-failure";
import { decryptUnder, encryptUnder, keysFor, type PurposeKey } from "./key-ring";

/** By the fingerprint of the key that opens it. */
type EncryptedKeys = Record<string, string>;

/** Throws a MailFailure where MAIL_KEY is none, or not that of the database. */
export async function openSuppressionKey(database: Firestore): Promise<Buffer> {
  const ring = keysFor("suppression key");
  const document = database.doc(serverPaths.suppressionKey);
  for (;;) {
    const stored = await document.get();
    const encrypted = stored.get("encrypted") as EncryptedKeys | undefined;
    if (!encrypted) {
      const [{ secret: key }] = keysFor("suppression");
      if (await unlessThere(document.create({ encrypted: encryptedUnder(ring[0], key) }))) return key;
      continue; // another process has been faster
    }
    const key = openedBy(ring, encrypted);
    if (!key) throw new MailFailure("keyMismatch");
    if (encrypted[ring[0].fingerprint] === undefined) {
      const added = { encrypted: { ...encrypted, ...encryptedUnder(ring[0], key) } };
      await unlessLostRace(document.update(added, stored.updateTime && { lastUpdateTime: stored.updateTime }));
      continue;
    }
    return key;
  }
}

function encryptedUnder(key: PurposeKey, secret: Buffer): EncryptedKeys {
  return { [key.fingerprint]: encryptUnder(key, key, secret.toString("base64url")) };
}

function openedBy(ring: PurposeKey[], encrypted: EncryptedKeys): Buffer | undefined {
  for (const key of ring) {
    const text = decryptUnder(key, encrypted[key.fingerprint] ?? "");
    if (text !== undefined) return Buffer.from(text, "base64url");
  }
  return undefined;
}
