// So many of something on one day (UTC), or in one hour of it, counted in Firestore. It counts first and judges then:
// there is no lock that a crashed or slow caller could hold against the others, and never one too many. When counting
// fails, nothing is allowed.
import { dayMs, hourMs } from "../../../src/domain/kernel/durations";
import { failure } from "../callable/failure";
import { increment, type Increment } from "../firestore/increment";
import { log } from "../log";
import { Remembered } from "./remembered";

/** A burst of refused calls lifts a count for a moment, so a refusal is believed for no longer than this. */
const believedMs = 60_000;

/** The share of a quota from which on it is nearly used up. */
const nearlyUsed = 3 / 4;

export interface Quota {
  /** The document that counts; its name holds the day, or the hour. */
  path: string;
  /** The field of the count, in a document with several. */
  field?: string;
  limit: number;
  /** The amount that is asked for: 1, or 0 if its use is counted elsewhere. */
  amount?: 0 | 1;
  /** The sentence for the person when it is used up; the time to try again is added to it, if known. */
  sentence: string;
  /** The time at which it begins anew, if sooner than the next day. */
  until?: Date;
  /** The days after its own for which the count is kept; one if undefined. */
  keptDays?: number;
  /** It ends when an operator says so, and no day ends it. */
  lasting?: true;
}

/** Takes back what was consumed for nothing. */
export type GiveBack = () => Promise<void>;

/** Quotas that this instance has seen used up: a caller who keeps trying reaches no database. Their last counts. */
const exhausted = new Remembered<true>();
const lastCounts = new Remembered<number>();

export function dayOf(now: Date): string {
  return now.toISOString().slice(0, 10);
}

/** The hour (UTC), for the name of what counts in it. */
export function hourOf(time: Date): string {
  return time.toISOString().slice(0, "2026-01-01T00".length);
}

export function dayEnd(now: Date): Date {
  return new Date(Date.parse(dayOf(now)) + dayMs);
}

/** Returns the time from which the count of a day may be cleared away. */
export function expiryOf(now: Date, keptDays = 1): Date {
  return new Date(dayEnd(now).getTime() + keptDays * dayMs);
}

export function hourEnd(now: Date): Date {
  return new Date((Math.floor(now.getTime() / hourMs) + 1) * hourMs);
}

/**
 * Consumes each quota, all in one round trip. A refused caller gives them all back, so a person without a quota of
 * their own left takes nothing from the others. Throws `resource-exhausted` with the time to try again, or
 * `unavailable` if an operator has to allow it.
 */
export async function consumeQuota(quotas: Quota[], now = new Date()): Promise<GiveBack> {
  const refused = quotas.find((quota) => isExhausted(quota, now)) ?? (await firstExceeded(quotas, now));
  if (refused === undefined) return () => giveBack(quotas, now);
  if (refused.lasting) throw failure("unavailable", refused.sentence);
  throw failure("resource-exhausted", refused.sentence, { retryAt: new Date(lastMsOf(refused, now)).toISOString() });
}

/** Tells whether one of them was used up, or nearly so, at this instance's last count. */
export function isNearlyUsed(quotas: Quota[], now: Date): boolean {
  return quotas.some((quota) => {
    const count = lastCount(quota, now) ?? 0;
    return isExhausted(quota, now) || count >= quota.limit * nearlyUsed;
  });
}

/** Returns this instance's last count; undefined before the first. */
export function lastCount(quota: Quota, now: Date): number | undefined {
  return lastCounts.get(countName(quota), now);
}

async function firstExceeded(quotas: Quota[], now: Date): Promise<Quota | undefined> {
  const counts = await increment(changesOf(quotas, 1, now));
  const countOf = new Map(quotas.map((quota, nth) => [countName(quota), counts[nth] ?? NaN]));
  for (const quota of quotas)
    lastCounts.set(countName(quota), countOf.get(countName(quota)) ?? NaN, lastMsOf(quota, now));
  const exceeded = quotas.find(
    (quota) => !((countOf.get(countName(quota)) ?? NaN) - (quota.amount ?? 1) < quota.limit),
  );
  if (!exceeded) return undefined;
  const believedUntil = Math.min(lastMsOf(exceeded, now), now.getTime() + believedMs);
  if (!exceeded.lasting) exhausted.set(countName(exceeded), true, believedUntil);
  await takeBack(quotas, now);
  return exceeded;
}

async function giveBack(quotas: Quota[], now: Date): Promise<void> {
  for (const quota of quotas) exhausted.delete(countName(quota));
  await takeBack(quotas, now);
}

/** A quota that cannot be taken back stays counted; the refusal stays the same. */
async function takeBack(quotas: Quota[], now: Date): Promise<void> {
  const changes = changesOf(quotas, -1, now).filter(({ by }) => by < 0);
  try {
    if (changes.length > 0) await increment(changes);
  } catch (error) {
    log.quotaNotGivenBack(error);
  }
}

function changesOf(quotas: Quota[], sign: 1 | -1, now: Date): Increment[] {
  return quotas.map((quota) => ({
    path: quota.path,
    by: (quota.amount ?? 1) * sign,
    ...(quota.field && { field: quota.field }),
    ...(!quota.lasting && { expiresAt: expiryOf(now, quota.keptDays) }),
  }));
}

function isExhausted(quota: Quota, now: Date): boolean {
  return exhausted.get(countName(quota), now) === true;
}

function countName({ path, field }: Pick<Quota, "path" | "field">): string {
  return field === undefined ? path : `${path}.${field}`;
}

function lastMsOf({ until }: Quota, now: Date): number {
  return (until ?? dayEnd(now)).getTime();
}
