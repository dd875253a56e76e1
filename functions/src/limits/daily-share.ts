// So many of something on one day (UTC), counted in Firestore. It counts first and reads then: no lock that a crashed or slow
// caller could hold against the others, and never one too many (callers at the same moment may both miss the very last one).
// When counting fails, nothing is allowed.
import { FieldValue, Timestamp } from "firebase-admin/firestore";
import { database } from "../database";
import { failure } from "../failure";

const dayMs = 24 * 60 * 60 * 1000;

export interface DailyShare {
  /** The document that counts; its name holds the day. */
  path: string;
  most: number;
  /** What the person reads when it is used up; when to try again is added to it. */
  sentence: string;
}

/** Shares that this instance has seen used up, with their end, so that who keeps trying reaches no database. */
const usedUp = new Map<string, number>();

export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/**
 * Takes one of each share, in order; the first that is used up ends it, so that whoever has used up their own share takes
 * nothing from everybody's. Throws `resource-exhausted` with when to try again.
 */
export async function takeOne(shares: DailyShare[], now = new Date()): Promise<void> {
  const tomorrow = Date.parse(dayOf(now)) + dayMs;
  for (const share of shares) {
    if (!usedUp.has(share.path) && (await counted(share, tomorrow)) <= share.most) continue;
    for (const [path, end] of usedUp) if (end < tomorrow) usedUp.delete(path);
    usedUp.set(share.path, tomorrow);
    throw failure("resource-exhausted", share.sentence, { retryAt: new Date(tomorrow).toISOString() });
  }
}

async function counted({ path }: DailyShare, tomorrow: number): Promise<number> {
  const counter = database.doc(path);
  await counter.set(
    { count: FieldValue.increment(1), expiresAt: Timestamp.fromMillis(tomorrow + dayMs) },
    { merge: true },
  );
  return (await counter.get()).get("count") as number;
}
