// Anybody can type anybody's address: how many letters one mailbox gets, and how many one network may ask for, in an
// hour and in a day (UTC). An address without an account is counted like any other.
import { createHash } from "node:crypto";
import { passwordResetMessages } from "../../../src/domain/accounts/words";
import { hourMs } from "../../../src/domain/kernel/durations";
import { paths } from "../../../src/domain/kernel/collections";
import { limit } from "../config";
import { anonymousId, callerAddress } from "../limits/caller-address";
import { consumeQuota, dayOf, hourEnd, hourOf, type Quota } from "../limits/daily-quota";

const perMailbox = { hour: 3, day: 6 } as const;

/** A day holds as many as so many busy hours. */
const busyHours = 4;

/** Counts end with the day after (daily-quota.ts). */
const countedHours = 49;

export async function consumeResetQuota(
  request: Parameters<typeof callerAddress>[0],
  email: string,
  now: Date,
): Promise<void> {
  const network = callerAddress(request);
  const perNetwork = limit("PASSWORD_RESETS_PER_ADDRESS_PER_HOUR");
  const { askedOften, askedOftenToday, callerAskedOften, callerAskedOftenToday } = passwordResetMessages;
  await consumeQuota(
    [
      hourly(`network ${network}`, perNetwork, callerAskedOften, now),
      daily(`network ${network}`, perNetwork * busyHours, callerAskedOftenToday, now),
      hourly(`mailbox ${email}`, perMailbox.hour, askedOften, now),
      daily(`mailbox ${email}`, perMailbox.day, askedOftenToday, now),
    ],
    now,
  );
}

/** Every count of an address that there may still be. */
export function resetQuotaPaths(email: string, now: Date): string[] {
  const who = `mailbox ${email}`;
  const hours = Array.from({ length: countedHours }, (_, nth) => new Date(now.getTime() - nth * hourMs));
  const periods = hours.flatMap((time) => [hourOf(time), dayOf(time)]);
  return [...new Set(periods)].map((period) => pathOf(who, period));
}

/** A name for a mailbox that does not hold its address. */
export function mailboxId(email: string): string {
  return createHash("sha256").update(email).digest("hex").slice(0, 32);
}

function hourly(who: string, limit: number, sentence: string, now: Date): Quota {
  const hour = hourOf(now);
  return { path: pathOf(who, hour), limit, sentence, until: hourEnd(now) };
}

function daily(who: string, limit: number, sentence: string, now: Date): Quota {
  return { path: pathOf(who, dayOf(now)), limit, sentence };
}

function pathOf(who: string, period: string): string {
  return `${paths.rateLimits}/${period}-reset-${anonymousId(who, period)}`;
}
