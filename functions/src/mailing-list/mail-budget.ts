// The most mails of one day (UTC), as anybody can type any address into a form, a thousand of them too. Each kind of
// mail has a count of its own, and visitors' mails share those of one domain and of one mailbox. It counts first, and
// no mail goes out if counting fails. The counts keep a keyed hash of domain and mailbox, never an address.
import { domainOf, mailboxOf } from "../../../src/domain/mailing-list/address";
import { paths } from "../../../src/domain/kernel/collections";
import { increment } from "../firestore/increment";
import { dayOf, expiryOf } from "../limits/daily-quota";
import type { WantedMail } from "../mail/delivery";
import { confirmationMailLimits, limit } from "../config";
import { keyedHash } from "./signed-token";

/** Of a day's mails, for what other days have left: so that a flood takes no more than half of the days behind it. */
const shareOfEarlierDays = 0.5;

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
      if (usedUp < 0) return undefined;
      await count(-1);
      return { until, isForAll: usedUp === 0 };
    },
    async giveBack() {
      await count(-1);
    },
  } satisfies Partial<WantedMail>;
}

/** In all, to one mailbox, and to one domain: of an import, which may be of one company, there is no such limit. */
function budgetCounts(address: string, now: Date, kind: CountedMail) {
  const { inAll, perDomain, perMailbox } = confirmationMailLimits();
  const day = `${paths.budgets}/${dayOf(now)}`;
  const hashed = (of: string, name: string) =>
    `${day}-confirmations-${keyedHash(`confirmations-${of}`, name).toString("hex")}`;
  if (kind === "reminder") return [{ path: `${day}-reminders`, limit: inAll }];
  const mailbox = { path: hashed("mailbox", mailboxOf(address)), limit: perMailbox };
  if (kind === "import")
    return [{ path: `${day}-import-confirmations`, limit: limit("IMPORT_CONFIRMATION_MAILS_PER_DAY") }, mailbox];
  const share = kind === "earlier day" ? shareOfEarlierDays : 1;
  const all = kind === "acknowledgement" ? `${day}-acknowledgements` : `${day}-confirmations`;
  const domain = { path: hashed("domain", domainOf(address)), limit: perDomain * share };
  return [{ path: all, limit: inAll * share }, mailbox, domain];
}
