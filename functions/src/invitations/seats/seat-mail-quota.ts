// A contact types any address: the most mails to colleagues that a business may ask for on one day (UTC), and the most
// that one mailbox gets from all businesses.
import { seatMessages } from "../../../../src/domain/invitations/seats/words";
import { mailboxOf } from "../../../../src/domain/mailing-list/address";
import { paths } from "../../../../src/domain/kernel/collections";
import { dayMs } from "../../../../src/domain/kernel/durations";
import { anonymousId } from "../../limits/caller-address";
import { consumeQuota, dayOf, type GiveBack } from "../../limits/daily-quota";

const mailsPerDay = { business: 40, mailbox: 3 } as const;

export async function consumeSeatMail(to: { business: string; email: string }, now: Date): Promise<GiveBack> {
  const day = dayOf(now);
  const counted = (who: string) => `${paths.rateLimits}/${day}-colleague-${anonymousId(who, day)}`;
  return consumeQuota(
    [
      { path: counted(`business ${to.business}`), limit: mailsPerDay.business, sentence: seatMessages.mailsToday },
      { path: mailboxCount(to.email, now), limit: mailsPerDay.mailbox, sentence: seatMessages.mailboxToday },
    ],
    now,
  );
}

function mailboxCount(email: string, now: Date): string {
  const day = dayOf(now);
  return `${paths.rateLimits}/${day}-colleague-${anonymousId(`mailbox ${mailboxOf(email)}`, day)}`;
}

/** Every count of an address that there may still be: they end two days after their day. */
export function seatMailCounts(email: string, now: Date): string[] {
  return [0, 1, 2].map((ago) => mailboxCount(email, new Date(now.getTime() - ago * dayMs)));
}
