// The mail of double opt-in. Anybody can type anybody's address into the form, so it holds no word that they typed. One
// address gets it at most once a day (UTC), within the day's budget, and a mailbox that has left the list once in 30
// days. A mark under a keyed hash says so before it goes out: where its sender dies it may have arrived, and is tried
// again on the next day.
import { Timestamp, type DocumentReference } from "firebase-admin/firestore";
import { dayMs } from "../../../src/domain/kernel/durations";
import { paths } from "../../../src/domain/kernel/collections";
import { routes } from "../../../src/domain/kernel/routes";
import { mailboxOf } from "../../../src/domain/mailing-list/address";
import { confirmationMailWords } from "../../../src/domain/mailing-list/link-words";
import { pageUrl } from "../config";
import { database } from "../firestore/database";
import { unlessLostRace, unlessThere } from "../firestore/lease";
import { updateCurrent } from "../firestore/update-current";
import { dayEnd, dayOf } from "../limits/daily-quota";
import type { MailBudget, WantedMail } from "../mail/delivery";
import { budgetOf, type ConfirmationSource } from "./confirmation-budget";
import { confirmationPage, unconfirmedMs } from "./confirmation-link";
import { keyedHash } from "./signed-token";
import { suppressedSince } from "./suppression";

const twoDays = 2 * dayMs;

/** The time between two mails to a person who has left the list. */
const pauseAfterLeaving = 30 * dayMs;

interface AskedToConfirm {
  /** Normalised. */
  address: string;
  subscription: DocumentReference;
  hasLeft: boolean;
  source: ConfirmationSource;
}

export function confirmationMail(asked: AskedToConfirm, now: Date): WantedMail {
  const { address, hasLeft, source } = asked;
  const { subject, action, paragraphs, paragraphsAfterLeaving, reason, reasonOfImport } = confirmationMailWords;
  return {
    to: address,
    subject,
    purpose: "confirmation",
    letter: {
      paragraphs: hasLeft ? paragraphsAfterLeaving : paragraphs,
      action: { label: action, url: confirmationPage(address, now) },
      reason: source === "import" ? reasonOfImport : reason(pageUrl(routes.landing)),
    },
    budget: marksAndBudget(asked, now),
  };
}

function marksAndBudget({ address, subscription, hasLeft, source }: AskedToConfirm, now: Date): MailBudget {
  const budget = budgetOf(address, now, source, dayEnd(now));
  const marks: DocumentReference[] = [];
  const takeBackMarks = () => Promise.all(marks.map((document) => document.delete()));
  return {
    async take() {
      const todays = await markOfToday(address, subscription.id, now);
      if (!("path" in todays)) return { ...todays, isForAll: false };
      marks.push(todays);
      if (hasLeft) {
        const asked = await markAfterLeaving(address, now);
        if (!asked) return { until: undefined, isForAll: false };
        marks.push(asked);
      }
      const postponed = await budget.take().catch(async (error: unknown) => {
        await takeBackMarks();
        throw error;
      });
      if (postponed) await takeBackMarks();
      else if (source === "import") await keepUntilConfirmed(subscription, now);
      return postponed;
    },
    async giveBack() {
      await takeBackMarks();
      await budget.giveBack();
    },
  };
}

/** The mark that the address is asked now; where it was asked today already, when it may be asked again. */
async function markOfToday(
  address: string,
  subscription: string,
  now: Date,
): Promise<DocumentReference | { until: Date | undefined }> {
  const hash = keyedHash("confirmation mail", address).toString("base64url");
  const todays = database.doc(`${paths.rateLimits}/${dayOf(now)}-confirm-${hash}`);
  const expiresAt = Timestamp.fromMillis(now.getTime() + twoDays);
  if (await unlessThere(todays.create({ subscription, expiresAt }))) return todays;
  const earlier = await todays.get();
  // A subscriber who has left since then has a link that no longer works.
  const isWanted = earlier.get("subscription") === subscription || (await suppressedSince(address, earlier.createTime));
  return { until: isWanted ? dayEnd(now) : undefined };
}

/** The mark that its mailbox is asked now; undefined where it was asked in the last 30 days. */
async function markAfterLeaving(address: string, now: Date): Promise<DocumentReference | undefined> {
  const mailbox = keyedHash("confirmation after leaving", mailboxOf(address)).toString("base64url");
  const asked = database.doc(`${paths.rateLimits}/left-confirm-${mailbox}`);
  const note = { expiresAt: Timestamp.fromMillis(now.getTime() + pauseAfterLeaving) };
  if (await unlessThere(asked.create(note))) return asked;
  const earlier = await asked.get();
  const endsAt: unknown = earlier.get("expiresAt");
  // The database forgets it some days after its end only.
  if (!earlier.updateTime || !(endsAt instanceof Timestamp) || endsAt.toMillis() > now.getTime()) return undefined;
  return (await unlessLostRace(asked.update(note, { lastUpdateTime: earlier.updateTime }))) && asked;
}

/** An imported one is kept for as long as the link in its mail works. */
async function keepUntilConfirmed(subscription: DocumentReference, now: Date): Promise<void> {
  const expiresAt = new Date(now.getTime() + unconfirmedMs);
  await updateCurrent(subscription, (current) =>
    current.get("confirmedAt") === undefined ? { expiresAt } : undefined,
  );
}
