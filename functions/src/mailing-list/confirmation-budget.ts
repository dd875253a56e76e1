// Anybody can type any address into the form, a thousand of them too: how many confirmation mails go out in one day
// (UTC), in all, to one domain and to one mailbox. Counted first, and where counting fails, no mail goes out. The
// counts keep a keyed hash of domain and mailbox, never an address.
import { domainOf, mailboxOf } from "../../../src/domain/mailing-list/address";
import { paths } from "../../../src/domain/kernel/collections";
import { increment } from "../firestore/increment";
import { dayOf, expiryOf } from "../limits/daily-quota";
import type { MailBudget } from "../mail/delivery";
import { confirmationMailLimits, limit } from "../config";
import { keyedHash } from "./signed-token";

/** Of a day's mails, for what other days have left: so that a flood takes no more than half of the days behind it. */
const shareOfEarlierDays = 0.5;

/** Tells whether one may go out; if not, whether another may, to another address. */
export type BudgetAnswer = "granted" | "used-up-there" | "used-up";

/**
 * For whom it is: visitors of today, those whom other days have left, people from a file, senders of inquiries, or
 * businesses that want to be reminded. Each of the last three has a count of its own.
 */
export type ConfirmationSource = "today" | "earlier day" | "import" | "acknowledgement" | "reminder";

export async function takeConfirmationMail(
  address: string,
  now: Date,
  source: ConfirmationSource,
): Promise<BudgetAnswer> {
  const limits = limitsOf(source);
  const counts = await change(address, now, 1, source);
  const usedUp = limits.findIndex((limit, nth) => !((counts[nth] ?? NaN) <= limit));
  if (usedUp < 0) return "granted";
  await change(address, now, -1, source);
  return usedUp === 0 ? "used-up" : "used-up-there";
}

/** The budget of one mail; where it is used up the mail waits until a time, or never goes out. */
export function budgetOf(address: string, now: Date, source: ConfirmationSource, until: Date | undefined): MailBudget {
  return {
    async take() {
      const answer = await takeConfirmationMail(address, now, source);
      return answer === "granted" ? undefined : { until, isForAll: answer === "used-up" };
    },
    giveBack: async () => {
      await change(address, now, -1, source);
    },
  };
}

/** In all, to one mailbox, and to one domain: of an import, which may be of one company, there is no such limit. */
function limitsOf(source: ConfirmationSource): number[] {
  const { inAll, perDomain, perMailbox } = confirmationMailLimits();
  if (source === "import") return [limit("IMPORT_CONFIRMATION_MAILS_PER_DAY"), perMailbox];
  if (source === "reminder") return [inAll];
  const share = source === "earlier day" ? shareOfEarlierDays : 1;
  return [inAll * share, perMailbox, perDomain * share];
}

function change(address: string, now: Date, by: 1 | -1, source: ConfirmationSource): Promise<number[]> {
  const day = `${paths.budgets}/${dayOf(now)}`;
  const named = (kind: string, name: string) =>
    `${day}-confirmations-${keyedHash(`confirmations-${kind}`, name).toString("hex")}`;
  const mailbox = named("mailbox", mailboxOf(address));
  const domain = named("domain", domainOf(address));
  const counted = {
    today: [`${day}-confirmations`, mailbox, domain],
    "earlier day": [`${day}-confirmations`, mailbox, domain],
    acknowledgement: [`${day}-acknowledgements`, mailbox, domain],
    import: [`${day}-import-confirmations`, mailbox],
    reminder: [`${day}-reminders`],
  }[source];
  return increment(counted.map((path) => ({ path, by, expiresAt: expiryOf(now) })));
}
