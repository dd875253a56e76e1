// Limits guessing at the gate: after five wrong codes each further one costs a wait that doubles. The real protection
// is the code itself, 128 random bits, and the rule that answers belong to the account that used it.

/** Wrong codes since the last right one, and when the last was (milliseconds). */
export interface UnlockAttempts {
  wrong: number;
  last: number;
}

export const noAttempts: UnlockAttempts = { wrong: 0, last: 0 };

const freeAttempts = 5;
const firstWait = 30;
const longestWait = 15 * 60;

export function afterWrong({ wrong }: UnlockAttempts, now: number): UnlockAttempts {
  return { wrong: wrong + 1, last: now };
}

/** Seconds until the next attempt; 0 when it is allowed. */
export function secondsToWait({ wrong, last }: UnlockAttempts, now: number): number {
  if (wrong < freeAttempts) return 0;
  const wait = Math.min(firstWait * 2 ** (wrong - freeAttempts), longestWait);
  return Math.max(0, Math.ceil(wait - (now - last) / 1000));
}
