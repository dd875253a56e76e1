// Keeps the free generators from becoming anybody's free language model: so many texts for one address, for the wider
// networks around it, and for everybody together, on one day and in one hour of it, as long as the day has tokens left.
// The last part of everybody's is kept for networks that have had no text yet, so that a few cannot use it all up.
import { generationLimitMessages } from "../../../src/domain/course/words";
import { paths } from "../../../src/domain/kernel/collections";
import { generationLimits } from "../config";
import { anonymousId, callerNetworks } from "./caller-address";
import { dayOf, hourEnd, type Quota } from "./daily-quota";
import { tokenBudget } from "./token-budget";

export type Caller = Parameters<typeof callerNetworks>[0];

/** Each wider network has so many times the share of the one in it. */
const widerShare = 4;

/** The part of a day that one hour may use, and the part of each that is kept for newcomers. */
const [hourPart, reservedPart] = [1 / 6, 1 / 4];

export function generationQuotas(caller: Caller, now: Date): Quota[] {
  const { perAddress, perDay } = generationLimits();
  const day = dayOf(now);
  const { own, network, everybody, everybodyThisHour } = generationLimitMessages;
  const perNetwork = callerNetworks(caller).map((name, wider) => ({
    path: `${paths.rateLimits}/${day}-${anonymousId(name, day)}`,
    limit: perAddress * widerShare ** wider,
    sentence: wider === 0 ? own : network,
  }));
  const widest = perNetwork.at(-1)?.path ?? "";
  const forEverybody = (limit: number) => ({
    path: `${paths.budgets}/${day}`,
    limit,
    reserve: { amount: reserveOf(limit), forNewAt: widest },
  });
  // However small a day is, who is alone on the site may use their own share in an hour.
  const perHour = Math.min(Math.max(Math.ceil(perDay * hourPart), perAddress), perDay);
  return [
    ...perNetwork,
    { ...forEverybody(perDay), sentence: everybody },
    { ...forEverybody(perHour), field: `hour${now.getUTCHours()}`, sentence: everybodyThisHour, until: hourEnd(now) },
    tokenBudget(now),
  ];
}

/** How many texts of a day there are for whoever comes, newcomer or not. */
export function openTextsPerDay(): number {
  const { perDay } = generationLimits();
  return perDay - reserveOf(perDay);
}

function reserveOf(limit: number): number {
  return Math.floor(limit * reservedPart);
}
