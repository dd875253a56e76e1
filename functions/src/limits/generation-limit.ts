// What keeps the free generators from becoming anybody's free language model: so many texts for one address, and so many for
// everybody together, on one day.
import { paths } from "../../../src/domain/kernel/collections";
import { generationLimits } from "../config";
import { anonymous, callerAddress } from "./caller-address";
import { dayOf, takeOne } from "./daily-quota";

const kept = "What you have made is kept in this browser.";

export async function countGeneration(request: Parameters<typeof callerAddress>[0], now = new Date()): Promise<void> {
  const { perAddress, perDay } = generationLimits();
  const day = dayOf(now);
  const mine = {
    path: `${paths.rateLimits}/${day}-${anonymous(callerAddress(request), day)}`,
    most: perAddress,
    sentence: `You have used today’s free texts. ${kept}`,
  };
  const everybodys = {
    path: `${paths.budgets}/${day}`,
    most: perDay,
    sentence: `Today’s free texts are used up for everybody. ${kept}`,
  };
  await takeOne([mine, everybodys], now);
}
