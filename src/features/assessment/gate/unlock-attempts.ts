// A brake on guessing at the gate: after five wrong codes each further one costs a wait that doubles. The real lock is the code
// itself, 128 random bits, and the rule that answers belong to the account that used it.

/** Wrong codes since the last right one, and when the last was (milliseconds). */
export interface Tries {
  wrong: number;
  last: number;
}

export const noTries: Tries = { wrong: 0, last: 0 };

const free = 5;
const firstWait = 30;
const longestWait = 15 * 60;

export function afterWrong({ wrong }: Tries, now: number): Tries {
  return { wrong: wrong + 1, last: now };
}

/** Seconds until the next try; 0 when it is free. */
export function secondsToWait({ wrong, last }: Tries, now: number): number {
  if (wrong < free) return 0;
  const wait = Math.min(firstWait * 2 ** (wrong - free), longestWait);
  return Math.max(0, Math.ceil(wait - (now - last) / 1000));
}
