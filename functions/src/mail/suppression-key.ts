// The key under which suppressions are hashed. An address cannot be got back from its hash and be hashed anew, so this
// key never changes: it is stored, encrypted under every key that has been the first of the MAIL_KEY ring. A new first
// key is added as soon as it is met, and once that has happened an older one may leave the ring. A ring that opens none
// of them is not ours: whoever has unsubscribed would be written to again, so nothing is sent at all.
import { paths } from "../../../src/domain/kernel/collections";
import { mailKeys } from "../config";
import { database } from "../firestore/database";
import { unlessLostRace, unlessThere } from "../firestore/lease";
import { MailFailure } from "./mail-failure";
import { decryptUnder, encryptUnder, keysFor, type PurposeKey } from "./key-ring";

/** By the fingerprint of the key that opens it. */
type EncryptedKeys = Record<string, string>;

/** What has been read by this process, by the ring that it has. */
const knownKeys = new Map<string, Promise<Buffer>>();

/** Throws a MailFailure where MAIL_KEY is none, or not ours. */
export async function suppressionKey(): Promise<Buffer> {
  const ring = mailKeys().join(",");
  const known = knownKeys.get(ring) ?? readKey();
  knownKeys.set(ring, known);
  try {
    return await known;
  } catch (error) {
    knownKeys.delete(ring); // it may be mended without a new process
    throw error;
  }
}

export type MailKeyState = "ready" | "keyMissing" | "keyMismatch";

/** Whether MAIL_KEY is the one that suppressions and links rest on; makes it so where there are none yet. */
export async function mailKeyState(): Promise<MailKeyState> {
  try {
    await suppressionKey();
    return "ready";
  } catch (error) {
    if (!(error instanceof MailFailure) || (error.reason !== "keyMissing" && error.reason !== "keyMismatch"))
      throw error;
    return error.reason;
  }
}

async function readKey(): Promise<Buffer> {
  const ring = keysFor("suppression key");
  const document = database.doc(paths.suppressionKey);
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
