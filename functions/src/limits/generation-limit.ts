// Keeps the free generators from becoming anybody's free language model: so many texts for one address, and so many for
// everybody together, on one day, as long as the day has tokens left.
import { generationLimitMessages } from "../../../src/domain/course/words";
import { paths } from "../../../src/domain/kernel/collections";
import { generationLimits } from "../config";
import { anonymousId, callerAddress } from "./caller-address";
import { dayOf, consumeQuota } from "./daily-quota";
import { tokenBudget } from "./token-budget";

export async function consumeGenerationQuota(
  request: Parameters<typeof callerAddress>[0],
  now = new Date(),
): Promise<void> {
  const { perAddress, perDay } = generationLimits();
  const day = dayOf(now);
  const perCaller = {
    path: `${paths.rateLimits}/${day}-${anonymousId(callerAddress(request), day)}`,
    limit: perAddress,
    sentence: generationLimitMessages.own,
  };
  const forEverybody = {
    path: `${paths.budgets}/${day}`,
    limit: perDay,
    sentence: generationLimitMessages.everybody,
  };
  await consumeQuota([perCaller, forEverybody, tokenBudget(now)], now);
}
