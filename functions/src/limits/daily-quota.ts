// So many of something on one day (UTC), or in one hour of it, counted in Firestore. It counts first and judges then:
// there is no lock that a crashed or slow caller could hold against the others, and never one too many. When counting
// fails, nothing is allowed.
import { failure } from "../callable/failure";
import { increment } from "../firestore/increment";

const dayMs = 24 * 60 * 60 * 1000;

export interface Quota {
  /** The document that counts; its name holds the day, or the hour. */
  path: string;
  limit: number;
  /** How much of it is asked for: 1, or 0 where what is used is counted afterwards. */
  amount?: 0 | 1;
  /** What the person reads when it is used up; when to try again is added to it. */
  sentence: string;
  /** When it begins anew, where that is sooner than the next day. */
  until?: Date;
}

/** Quotas that this instance has seen used up, with their end, so that who keeps trying reaches no database. */
const exhausted = new Map<string, number>();

export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** When the count of a day may be cleared away. */
export function expiryOf(now: Date): Date {
  return new Date(dayEnd(now) + dayMs);
}

/**
 * Consumes each quota, in one round trip whatever their number. Who is refused one of them gives the others back, so
 * that whoever has used up their own quota takes nothing from everybody's. Throws `resource-exhausted` with when to try
 * again.
 */
export async function consumeQuota(quotas: Quota[], now = new Date()): Promise<void> {
  const tomorrow = dayEnd(now);
  const refused = quotas.find(({ path }) => exhausted.has(path)) ?? (await firstExceeded(quotas, now));
  if (refused === undefined) return;
  for (const [path, end] of exhausted) if (end <= now.getTime()) exhausted.delete(path);
  const end = refused.until?.getTime() ?? tomorrow;
  exhausted.set(refused.path, end);
  throw failure("resource-exhausted", refused.sentence, { retryAt: new Date(end).toISOString() });
}

async function firstExceeded(quotas: Quota[], now: Date): Promise<Quota | undefined> {
  const expiresAt = expiryOf(now);
  const changes = quotas.map(({ path, amount = 1 }) => ({ path, by: amount }));
  const counts = await increment(changes, expiresAt);
  const exceeded = quotas.find(({ limit, amount = 1 }, nth) => !((counts[nth] ?? NaN) - amount < limit));
  const others = changes.filter(({ path, by }) => path !== exceeded?.path && by > 0);
  if (exceeded && others.length > 0)
    await increment(
      others.map(({ path, by }) => ({ path, by: -by })),
      expiresAt,
    );
  return exceeded;
}

function dayEnd(now: Date): number {
  return Date.parse(dayOf(now)) + dayMs;
}
