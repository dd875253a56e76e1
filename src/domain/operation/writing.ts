// The answers of the language model, as numbers of days that hold no person.
import * as z from "zod/mini";

export const daysOfWriting = 30;

/** A reader who waits longer for a first word begins to wonder. */
export const slowAnswerMs = 10_000;

const writingDay = z.object({
  /** UTC, such as "2027-01-31". */
  day: z.string(),
  tokens: z.number(),
  /** Answers whose first word came late. */
  slow: z.number(),
  /** The answers by their end: `success`, `left` where the reader went away, or the reason of a failure. */
  ends: z.record(z.string(), z.number()),
});
export type WritingDay = z.infer<typeof writingDay>;

export const writing = z.object({
  days: z.array(writingDay),
  /** Dollars for a million tokens. */
  price: z.number(),
});
export type Writing = z.infer<typeof writing>;

/** These are no failures: the reader went away, and a text at its longest is gone on with. */
const others = ["success", "left", "tooLong"];

interface WritingSums {
  texts: number;
  failed: number;
  slow: number;
  tokens: number;
  /** In dollars, to the cent. */
  cost: number;
}

export function sumsOfWriting(days: readonly WritingDay[], price: number): WritingSums {
  const ends = countsByEnd(days);
  const [tokens, slow] = [sum(days.map((day) => day.tokens)), sum(days.map((day) => day.slow))];
  return {
    texts: ends.get("success") ?? 0,
    failed: sum([...ends].filter(([end]) => !others.includes(end)).map(([, count]) => count)),
    slow,
    tokens,
    cost: Math.round((tokens * price) / 10_000) / 100,
  };
}

/** Returns the number of each end but success, the most frequent first. */
export function unwrittenBy(days: readonly WritingDay[]): [end: string, count: number][] {
  return [...countsByEnd(days)].filter(([end]) => end !== "success").toSorted(([, a], [, b]) => b - a);
}

function countsByEnd(days: readonly WritingDay[]): Map<string, number> {
  const all = new Map<string, number>();
  for (const [end, count] of days.flatMap(({ ends }) => Object.entries(ends)))
    all.set(end, (all.get(end) ?? 0) + count);
  return all;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((whole, one) => whole + one, 0);
}
