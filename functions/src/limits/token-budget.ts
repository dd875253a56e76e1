// Limits the tokens of one day (UTC) for everything that asks the model. The use of a request is known afterwards, so a
// text that has begun is finished, and the next one is refused. The same document counts the answers by their end, for
// the administrators.
import { generationLimitMessages } from "../../../src/domain/course/words";
import { paths } from "../../../src/domain/kernel/collections";
import { daysOfWriting } from "../../../src/domain/operation/writing";
import { limit } from "../config";
import { increment } from "../firestore/increment";
import { log } from "../log";
import { dayOf, expiryOf, type Quota } from "./daily-quota";

/** To be asked for with the other quotas of a text; asking consumes nothing. */
export function tokenBudget(now = new Date()): Quota {
  return {
    path: tokensPath(dayOf(now)),
    limit: limit("TOKENS_PER_DAY"),
    amount: 0,
    sentence: generationLimitMessages.tokens,
    keptDays: daysOfWriting,
  };
}

interface UsedAnswer {
  tokens: number;
  /** A name of `writingDay.ends`. */
  end: string;
  isSlow: boolean;
}

/** Counts what was used. A text that is there is not taken away because it could not be counted. */
export async function recordAnswer({ tokens, end, isSlow }: UsedAnswer, now = new Date()): Promise<void> {
  const path = tokensPath(dayOf(now));
  try {
    await increment([
      { path, by: tokens, expiresAt: expiryOf(now, daysOfWriting) },
      { path, field: `ends.${end}`, by: 1 },
      { path, field: "slow", by: Number(isSlow) },
    ]);
  } catch (error) {
    log.tokensNotCounted(tokens, error);
  }
}

/** The document of a day (UTC), such as "2027-01-31". */
export function tokensPath(day: string): string {
  return `${paths.budgets}/${day}-tokens`;
}
