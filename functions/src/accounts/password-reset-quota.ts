// Anybody can type anybody's address: the most letters of one mailbox, and the most that one network may ask for, in an
// hour and in a day (UTC). An address without an account is counted like any other. A caller with the link of a letter
// of the last day reads that mailbox: such a caller has counts apart, which a stranger cannot use up.
import { createHash } from "node:crypto";
import { passwordResetMessages } from "../../../src/domain/accounts/words";
import { hourMs } from "../../../src/domain/kernel/durations";
import { paths } from "../../../src/domain/kernel/collections";
import { limit } from "../config";
import { anonymousId, sharesOfNetworks, type Caller } from "../limits/caller-address";
import { isLetterTo } from "./reset-letter";
import { consumeQuota, dayOf, hourEnd, hourOf, type Quota } from "../limits/daily-quota";

export const perMailbox = { hour: 3, day: 6 } as const;

/** A day holds as many as so many busy hours. */
const busyHours = 4;

/** Counts end with the day after (daily-quota.ts). */
const countedHours = 49;

export async function consumeResetQuota(
  caller: Caller,
  { email, letter }: { email: string; letter?: string | undefined },
  now: Date,
): Promise<void> {
  const networks = sharesOfNetworks(caller, limit("PASSWORD_RESETS_PER_ADDRESS_PER_HOUR"));
  const mailbox = letter !== undefined && isLetterTo(email, letter, now) ? readerOf(email) : strangersTo(email);
  const { askedOften, askedOftenToday, callerAskedOften, callerAskedOftenToday } = passwordResetMessages;
  await consumeQuota(
    [
      ...networks.flatMap(({ name, limit }) => [
        hourly(`network ${name}`, limit, callerAskedOften, now),
        daily(`network ${name}`, limit * busyHours, callerAskedOftenToday, now),
      ]),
      hourly(mailbox, perMailbox.hour, askedOften, now),
      daily(mailbox, perMailbox.day, askedOftenToday, now),
    ],
    now,
  );
}

/** Every count of an address that there may still be. */
export function resetQuotaPaths(email: string, now: Date): string[] {
  const hours = Array.from({ length: countedHours }, (_, nth) => new Date(now.getTime() - nth * hourMs));
  const periods = hours.flatMap((time) => [hourOf(time), dayOf(time)]);
  return [...new Set(periods)].flatMap((period) =>
    [strangersTo(email), readerOf(email)].map((who) => pathOf(who, period)),
  );
}

const strangersTo = (email: string) => `mailbox ${email}`;
const readerOf = (email: string) => `reader of ${email}`;

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
