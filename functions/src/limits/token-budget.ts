// Limits the tokens of one day (UTC) for everything that asks the model. The use of a request is known afterwards, so a
// text that has begun is finished, and the next one is refused.
import { generationLimitMessages } from "../../../src/domain/course/words";
import { paths } from "../../../src/domain/kernel/collections";
import { limit } from "../config";
import { increment } from "../firestore/increment";
import { log } from "../log";
import { dayOf, expiryOf, type Quota } from "./daily-quota";

/** To be asked for with the other quotas of a text; asking consumes nothing. */
export function tokenBudget(now = new Date()): Quota {
  return { path: tokensPath(now), limit: limit("TOKENS_PER_DAY"), amount: 0, sentence: generationLimitMessages.tokens };
}

/** Counts what was used. A text that is there is not taken away because it could not be counted. */
export async function recordTokens(tokens: number, now = new Date()): Promise<void> {
  try {
    await increment([{ path: tokensPath(now), by: tokens, expiresAt: expiryOf(now) }]);
  } catch (error) {
    log.tokensNotCounted(tokens, error);
  }
}

function tokensPath(now: Date): string {
  return `${paths.budgets}/${dayOf(now)}-tokens`;
}
