// The shares of the caller's networks in an hour (UTC), for one kind of call.
import { paths } from "../../../src/domain/kernel/collections";
import { anonymousId, sharesOfNetworks, type Caller } from "./caller-address";
import { hourEnd, hourOf, type Quota } from "./daily-quota";

/** Only for functions that name `mailKey` in their secrets. */
export function hourlyShares(caller: Caller, kind: string, limit: number, sentence: string, now: Date): Quota[] {
  const hour = hourOf(now);
  return sharesOfNetworks(caller, limit).map((share) => ({
    path: `${paths.rateLimits}/${hour}-${kind}-${anonymousId(share.name, hour)}`,
    limit: share.limit,
    sentence,
    until: hourEnd(now),
  }));
}
