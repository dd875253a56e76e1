import { hourMs } from "../../../src/domain/kernel/durations";

const firstMs = 5_000;
const longestMs = 15 * 60_000;

/** A store that asks for a longer pause is not taken at its word. */
const longestRetryAfterMs = 6 * hourMs;

/** Returns the wait after so many failures in a row (1 and more): 5 s, doubled each time, up to 15 minutes. */
export function backoffMs(failures: number): number {
  return Math.min(firstMs * 2 ** Math.min(failures - 1, 20), longestMs);
}

const largestBatch = 50;

/** Returns the number to send at once after so many failures in a row: 50, halved each time, down to one. */
export function batchSize(failures: number): number {
  return Math.max(1, largestBatch >> Math.min(failures, 16));
}

/** Returns the wait of `Retry-After`, given in seconds or as a date; undefined if it cannot be read. */
export function retryAfterMs(header: string | null, now: Date): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d+$/.test(header.trim()) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, 0), longestRetryAfterMs);
}
