// Keeps the free generators from becoming anybody's free language model: so many texts for one address, for the wider
// networks around it, and for everybody together, on one day and in one hour of it, as long as the day has tokens left.
// Who has an account of their own has its share in the place of the address's.
import { generationLimitMessages } from "../../../src/domain/course/words";
import { paths } from "../../../src/domain/kernel/collections";
import { limit } from "../config";
import { accountQuotaPath } from "./account-quotas";
import { anonymousId, sharesOfNetworks, type Caller, type NetworkShare } from "./caller-address";
import { dayOf, hourEnd, type Quota } from "./daily-quota";
import { tokenBudget } from "./token-budget";

/** The part of a day that one hour may use. */
const hourPart = 1 / 6;

/** The caller's own share comes first. */
export function generationQuotas(caller: Caller, now: Date, account?: string): [Quota, ...Quota[]] {
  const perDay = limit("GENERATIONS_PER_DAY");
  const { everybody, everybodyThisHour } = generationLimitMessages;
  const own = account === undefined ? quotasOfNetworks(caller, now) : quotaOfAccount(account, now);
  const path = `${paths.budgets}/${dayOf(now)}`;
  // However small a day is, who is alone on the site may use their own share in an hour.
  const perHour = Math.min(Math.max(Math.ceil(perDay * hourPart), own[0].limit), perDay);
  return [
    ...own,
    { path, limit: perDay, sentence: everybody },
    { path, limit: perHour, field: `hour${now.getUTCHours()}`, sentence: everybodyThisHour, until: hourEnd(now) },
    tokenBudget(now),
  ];
}

function quotaOfAccount(uid: string, now: Date): [Quota] {
  const path = accountQuotaPath("texts", uid, now);
  return [{ path, limit: limit("GENERATIONS_PER_ACCOUNT_PER_DAY"), sentence: generationLimitMessages.account }];
}

function quotasOfNetworks(caller: Caller, now: Date): [Quota, ...Quota[]] {
  const day = dayOf(now);
  const quota = ({ name, limit, isWider }: NetworkShare): Quota => ({
    path: `${paths.rateLimits}/${day}-${anonymousId(name, day)}`,
    limit,
    sentence: isWider ? generationLimitMessages.network : generationLimitMessages.own,
  });
  const [address, ...wider] = sharesOfNetworks(caller, limit("GENERATIONS_PER_ADDRESS_PER_DAY"));
  return [quota(address), ...wider.map(quota)];
}
