// The most mails of one day (UTC), as anybody can type any address into a form, a thousand of them too. Each kind of
// mail has a count of its own, and visitors' mails share those of one domain and of one mailbox. A domain whose people
// do not confirm gets few: each confirmation makes room for several more. It counts first, and no mail goes out if
// counting fails. The counts keep a keyed hash of domain and mailbox, never an address.
import { mailboxOf, ownerDomainOf } from "../../../src/domain/mailing-list/address";
import { paths } from "../../../src/domain/kernel/collections";
import { increment } from "../firestore/increment";
import { dayOf, expiryOf } from "../limits/daily-quota";
import type { WantedMail } from "../mail/delivery";
import { confirmationMailLimits, limit } from "../config";
import { keyedHash } from "./signed-token";

/** Mails that other days have left get this share of a day. A flood can take half of the days behind it, not more. */
const shareOfEarlierDays = 0.5;

/** One confirmation makes room for this many further mails of the day to its domain. */
const madeUpFor = 4;

/** A mail to a domain that does not confirm waits this long. */
const unconfirmedWaitMs = 15 * 60_000;

/** The kinds of mail that are counted; confirmations of visitors are those of today, or what other days have left. */
export type CountedMail = "today" | "earlier day" | "import" | "acknowledgement" | "reminder";

/** The budget of one mail; where it is used up the mail waits until a time, or never goes out. */
export function budgetOf(address: string, now: Date, kind: CountedMail, until?: Date) {
  const counts = budgetCounts(address, now, kind);
  const count = (by: 1 | -1) => increment(counts.map(({ path }) => ({ path, by, expiresAt: expiryOf(now) })));
  return {
    async reserve() {
      const counted = await count(1);
      const usedUp = counts.findIndex(({ limit }, nth) => !((counted[nth] ?? NaN) <= limit));
      const exceeded = counts[usedUp];
      if (!exceeded) return undefined;
      await count(-1);
      return { until: exceeded.until ?? until, isForAll: usedUp === 0 };
    },
    async giveBack() {
      await count(-1);
    },
  } satisfies Partial<WantedMail>;
}

/** Makes room for more mails to the domain of an address that its owner has just confirmed. */
export async function countConfirmation(address: string, now: Date): Promise<void> {
  const path = hashedCount("unconfirmed", ownerDomainOf(address), now);
  await increment([{ path, by: -madeUpFor, expiresAt: expiryOf(now) }]);
}

function hashedCount(of: "mailbox" | "domain" | "unconfirmed", name: string, now: Date): string {
  const hash = keyedHash(`confirmations-${of}`, name).toString("hex");
  return `${paths.budgets}/${dayOf(now)}-confirmations-${hash}`;
}

interface Count {
  path: string;
  limit: number;
  /** The time at which a mail beyond it is tried again, if not that of the others. */
  until?: Date;
}

/** In all, to one mailbox, and to one domain: of an import, which may be of one company, there is no such limit. */
function budgetCounts(address: string, now: Date, kind: CountedMail): Count[] {
  const { inAll, perDomain, perUnconfirmedDomain, perMailbox } = confirmationMailLimits();
  const day = `${paths.budgets}/${dayOf(now)}`;
  if (kind === "reminder") return [{ path: `${day}-reminders`, limit: inAll }];
  const mailbox = { path: hashedCount("mailbox", mailboxOf(address), now), limit: perMailbox };
  if (kind === "import")
    return [{ path: `${day}-import-confirmations`, limit: limit("IMPORT_CONFIRMATION_MAILS_PER_DAY") }, mailbox];
  const share = kind === "earlier day" ? shareOfEarlierDays : 1;
  const owner = ownerDomainOf(address);
  const domain = { path: hashedCount("domain", owner, now), limit: perDomain * share };
  if (kind === "acknowledgement") return [{ path: `${day}-acknowledgements`, limit: inAll }, mailbox, domain];
  const until = new Date(now.getTime() + unconfirmedWaitMs);
  const unconfirmed = { path: hashedCount("unconfirmed", owner, now), limit: perUnconfirmedDomain * share, until };
  return [{ path: `${day}-confirmations`, limit: inAll * share }, mailbox, domain, unconfirmed];
}
