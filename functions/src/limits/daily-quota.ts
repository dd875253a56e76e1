// So many of something on one day (UTC), counted in Firestore. It counts first and judges then: no lock that a crashed or slow
// caller could hold against the others, and never one too many. When counting fails, nothing is allowed.
import { failure } from "../callable/failure";
import { count } from "../firestore/increment";

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
 * Takes one of each share, in one round trip whatever their number. Who is refused one of them gives the others back, so that
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
  const expiresAt = new Date(tomorrow + dayMs);
  const paths = shares.map(({ path }) => path);
  const counts = await count(paths, 1, expiresAt);
  const exceeded = shares.find(({ most }, nth) => !((counts[nth] ?? NaN) <= most));
  const others = paths.filter((path) => path !== exceeded?.path);
  if (exceeded && others.length > 0) await count(others, -1, expiresAt);
  return exceeded;
}
