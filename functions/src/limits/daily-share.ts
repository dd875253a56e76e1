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
 * Takes one of each share, in two round trips whatever their number. Who is refused one of them gives the others back, so that
 * whoever has used up their own share takes nothing from everybody's. Throws `resource-exhausted` with when to try again.
 */
export async function takeOne(shares: DailyShare[], now = new Date()): Promise<void> {
  const tomorrow = Date.parse(dayOf(now)) + dayMs;
  const refused = shares.find(({ path }) => usedUp.has(path)) ?? (await firstExceeded(shares, tomorrow));
  if (refused === undefined) return;
  for (const [path, end] of usedUp) if (end < tomorrow) usedUp.delete(path);
  usedUp.set(refused.path, tomorrow);
  throw failure("resource-exhausted", refused.sentence, { retryAt: new Date(tomorrow).toISOString() });
}

async function firstExceeded(shares: DailyShare[], tomorrow: number): Promise<DailyShare | undefined> {
  await count(shares, 1, tomorrow);
  const counters = await database.getAll(...shares.map(({ path }) => database.doc(path)));
  const exceeded = shares.find(({ most }, nth) => (counters[nth]?.get("count") as number) > most);
  if (exceeded)
    await count(
      shares.filter((share) => share !== exceeded),
      -1,
      tomorrow,
    );
  return exceeded;
}

async function count(shares: DailyShare[], change: 1 | -1, tomorrow: number): Promise<void> {
  const batch = database.batch();
  for (const { path } of shares) {
    const counted = { count: FieldValue.increment(change), expiresAt: Timestamp.fromMillis(tomorrow + dayMs) };
    batch.set(database.doc(path), counted, { merge: true });
  }
  await batch.commit();
}
