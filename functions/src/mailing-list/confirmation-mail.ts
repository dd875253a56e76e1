// Asks the owners of new subscriptions whether they want them. The mail waits in the outbox until it has gone out, so
// no subscriber is lost to a week without a mail server or to a day without budget. Anybody can type anybody's address
// into the form, so the mail holds no word that they typed. A mailbox that has complained, or refuses our mail, is
// never asked; one that has left the list is asked once in 30 days, and an address at most once a day (UTC), within the
// day's budget. A mark under a keyed hash says so before the mail goes out: where its sender dies it may have arrived,
// and is tried again on the next day.
import { Timestamp, type DocumentReference, type WriteBatch } from "firebase-admin/firestore";
import { paths } from "../../../src/domain/kernel/collections";
import { dayMs } from "../../../src/domain/kernel/durations";
import { languageFrom } from "../../../src/domain/kernel/language";
import { routes } from "../../../src/domain/kernel/routes";
import { mailboxOf, normalisedAddress } from "../../../src/domain/mailing-list/address";
import { confirmationMailWords } from "../../../src/domain/mailing-list/link-words";
import { retention } from "../../../src/domain/operation/retention";
import { pageUrl } from "../config";
import { database } from "../firestore/database";
import { unlessLostRace, unlessThere } from "../firestore/lease";
import { updateCurrent } from "../firestore/update-current";
import { dayEnd, dayOf } from "../limits/daily-quota";
import { deliverIfDue, type MailKind, type WantedMail } from "../mail/delivery";
import { inOutbox, newMail } from "../mail/outbox";
import { mailIn, type OutgoingMail } from "../mail/send-mail";
import { mailKeyState } from "../mail/suppression-key";
import { confirmationPage, unconfirmedMs } from "./confirmation-link";
import { budgetOf, type CountedMail } from "./mail-budget";
import { keyedHash } from "./signed-token";
import { reasonsAgainst, suppressedSince } from "./suppression";

const twoDays = 2 * dayMs;

/** The time between two mails to a person who has left the list. */
const pauseAfterLeaving = 30 * dayMs;

type ConfirmationKind = "confirmation" | "import confirmation";

/** Imports have a budget apart from visitors', so each kind is swept by itself. */
export const confirmations: Record<ConfirmationKind, MailKind> = {
  confirmation: confirmationsOf("confirmation"),
  "import confirmation": confirmationsOf("import confirmation"),
};

/** Asks about a subscription from a time on, for as long as it waits for its owner. */
export function askToConfirm(
  batch: WriteBatch,
  subscription: DocumentReference,
  dueAt: Date,
  kind: ConfirmationKind = "confirmation",
): DocumentReference {
  const { id, firestore } = subscription;
  const keptDays = retention.unconfirmed.keptFor;
  const { document, fields } = newMail(firestore, { id: `confirmation-${id}`, kind, about: id, dueAt, keptDays });
  batch.set(document, fields);
  return document;
}

export async function sendConfirmation(mail: DocumentReference, now: Date): Promise<void> {
  if ((await mailKeyState()) === "ready") await deliverIfDue(confirmations.confirmation, await mail.get(), now);
}

function confirmationsOf(kind: ConfirmationKind): MailKind {
  const isImport = kind === "import confirmation";
  return inOutbox([kind], async ({ about, expiresAt }, now) => {
    const subscription = await database.doc(paths.subscription(about)).get();
    if (!subscription.exists || subscription.get("confirmedAt") !== undefined) return undefined;
    const address = normalisedAddress(String(subscription.get("email")));
    const reasons = await reasonsAgainst(address);
    const hasLeft = reasons.length > 0;
    if (hasLeft && (isImport || reasons.some((reason) => reason !== "left"))) return undefined;
    const isFromEarlierDay = dayOf(new Date(expiresAt.getTime() - unconfirmedMs)) < dayOf(now);
    const source = isImport ? "import" : isFromEarlierDay ? "earlier day" : "today";
    return mailIn(languageFrom(subscription.get("language")), () => ({
      ...confirmationTo(address, { hasLeft, isImport }, now),
      ...marksAndBudget({ address, subscription: subscription.ref, hasLeft, source }, now),
    }));
  });
}

function confirmationTo(
  address: string,
  { hasLeft, isImport }: { hasLeft: boolean; isImport: boolean },
  now: Date,
): OutgoingMail {
  const { subject, action, paragraphs, paragraphsAfterLeaving, reason, reasonOfImport } = confirmationMailWords;
  return {
    to: address,
    subject,
    purpose: "confirmation",
    letter: {
      paragraphs: hasLeft ? paragraphsAfterLeaving : paragraphs,
      action: { label: action, url: confirmationPage(address, now) },
      reason: isImport ? reasonOfImport : reason(pageUrl(routes.landing)),
    },
  };
}

interface AskedToConfirm {
  /** Normalised. */
  address: string;
  subscription: DocumentReference;
  hasLeft: boolean;
  source: CountedMail;
}

function marksAndBudget({ address, subscription, hasLeft, source }: AskedToConfirm, now: Date): Partial<WantedMail> {
  const budget = budgetOf(address, now, source, dayEnd(now));
  const marks: DocumentReference[] = [];
  const takeBackMarks = () => Promise.all(marks.map((document) => document.delete()));
  return {
    async reserve() {
      const todays = await markOfToday(address, subscription.id, now);
      if (!("path" in todays)) return { ...todays, isForAll: false };
      marks.push(todays);
      if (hasLeft) {
        const asked = await markAfterLeaving(address, now);
        if (!asked) return { until: undefined, isForAll: false };
        marks.push(asked);
      }
      const postponed = await budget.reserve().catch(async (error: unknown) => {
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
