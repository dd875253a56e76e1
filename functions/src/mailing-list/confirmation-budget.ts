// Anybody can type any address into the form, a thousand of them too: how many confirmation mails go out in one day
// (UTC), in all, to one domain and to one mailbox. Counted first, and where counting fails, no mail goes out. The
// counts keep a keyed hash of domain and mailbox, never an address.
import { domainOf, mailboxOf } from "../../../src/domain/mailing-list/address";
import { paths } from "../../../src/domain/kernel/collections";
import { increment } from "../firestore/increment";
import { dayOf, expiryOf } from "../limits/daily-quota";
import { confirmationMailLimits } from "../limits/limit-settings";
import { keyedHash } from "./signed-token";

/** Of a day's mails, for what other days have left: so that a flood takes no more than half of the days behind it. */
const shareOfEarlierDays = 0.5;

/** Whether one may go out; if not, whether another may, to somewhere else. */
export type BudgetAnswer = "granted" | "used-up-there" | "used-up";

export async function takeConfirmationMail(
  address: string,
  now: Date,
  { isFromEarlierDay }: { isFromEarlierDay: boolean },
): Promise<BudgetAnswer> {
  const { inAll, perDomain, perMailbox } = confirmationMailLimits();
  const share = isFromEarlierDay ? shareOfEarlierDays : 1;
  const limits = [inAll * share, perDomain * share, perMailbox];
  const counts = await change(address, now, 1);
  const usedUp = limits.findIndex((limit, nth) => !((counts[nth] ?? NaN) <= limit));
  if (usedUp < 0) return "granted";
  await change(address, now, -1);
  return usedUp === 0 ? "used-up" : "used-up-there";
}

/** For a mail that the mail server did not take. */
export async function giveBackConfirmationMail(address: string, now: Date): Promise<void> {
  await change(address, now, -1);
}

function change(address: string, now: Date, by: 1 | -1): Promise<number[]> {
  const day = `${paths.budgets}/${dayOf(now)}-confirmations`;
  const named = (kind: string, name: string) => `${day}-${keyedHash(`confirmations-${kind}`, name).toString("hex")}`;
  const counted = [day, named("domain", domainOf(address)), named("mailbox", mailboxOf(address))];
  return increment(
    counted.map((path) => ({ path, by })),
    expiryOf(now),
  );
}
