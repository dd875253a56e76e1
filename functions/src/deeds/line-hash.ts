// The hash of a line. Its object stands in it as a salted hash, so that the object of an erased person can go and the
// line still proves to be the one that was written.
import { createHash } from "node:crypto";
import type { DocumentSnapshot, Timestamp } from "firebase-admin/firestore";

export function hashOfParts(parts: readonly unknown[]): string {
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

export function objectHash(salt: string, object: string): string {
  return hashOfParts([salt, object]);
}

export function lineHash(line: DocumentSnapshot): string {
  const { at, by, deed, object, salt, objectHash: kept } = line.data() ?? {};
  const { seconds, nanoseconds } = at as Timestamp;
  const ofObject = typeof salt === "string" ? objectHash(salt, String(object)) : String(kept);
  return hashOfParts([line.id, seconds, nanoseconds, by, deed, ofObject]);
}
