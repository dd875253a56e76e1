// The mail of double opt-in. Anybody can type anybody's address into the form, so it holds no word that they typed, and
// one address gets it at most once a day (UTC), within the day's budget. A mailbox that has left the list gets it once
// in 30 days at most, and one that has complained, or refuses our mail, never.
import { Timestamp, type DocumentReference } from "firebase-admin/firestore";
import { dayMs } from "../../../src/domain/kernel/durations";
import { paths } from "../../../src/domain/kernel/collections";
import { routes } from "../../../src/domain/kernel/routes";
import { mailboxOf } from "../../../src/domain/mailing-list/address";
import { confirmationMailWords } from "../../../src/domain/mailing-list/link-words";
import { pageUrl } from "../config";
import { database } from "../firestore/database";
import { unlessLostRace, unlessThere } from "../firestore/lease";
import { dayEnd, dayOf } from "../limits/daily-quota";
import { mailFailureOf, mayGoOutLater } from "../mail/mail-failure";
import { sendMail } from "../mail/send-mail";
import { giveBackConfirmationMail, takeConfirmationMail, type ConfirmationSource } from "./confirmation-budget";
import { confirmationPage } from "./confirmation-link";
import { keyedHash } from "./signed-token";
import { suppressedAmong, suppressedSince } from "./suppression";

const twoDays = 2 * dayMs;

/** Between two mails to somebody who has left the list. */
const pauseAfterLeaving = 30 * dayMs;

/**
 * `done` where the mail has gone out, may have, or never will; `refused` where it may be tried again soon; `used-up`
 * where no mail of the kind goes out any more on this day; else the time at which it may: whoever has begun to send it
 * today has not come back, and it may have arrived, or its mailbox or domain has had its share.
 */
export type ConfirmationOutcome = "done" | "refused" | "used-up" | Date;

export async function mailConfirmation(
  address: string,
  subscription: string,
  now = new Date(),
  source: ConfirmationSource = "today",
): Promise<ConfirmationOutcome> {
  const reasons = [...(await suppressedAmong([address, mailboxOf(address)])).values()];
  const hasLeft = reasons.length > 0;
  if (hasLeft && (source === "import" || reasons.some((reason) => reason !== "left"))) return "done";
  const hash = keyedHash("confirmation mail", address).toString("base64url");
  const todays = database.doc(`${paths.rateLimits}/${dayOf(now)}-confirm-${hash}`);
  const expiresAt = Timestamp.fromMillis(now.getTime() + twoDays);
  if (!(await unlessThere(todays.create({ subscription, expiresAt })))) {
    const earlier = await todays.get();
    // Whoever has left since then has a link that brings them back no more.
    const isWanted =
      earlier.get("subscription") === subscription || (await suppressedSince(address, earlier.createTime));
    return isWanted ? dayEnd(now) : "done";
  }
  const claimed = [todays];
  const giveBack = () => Promise.all(claimed.map((document) => document.delete()));
  if (hasLeft) {
    const asked = await claimAfterLeaving(address, now);
    if (!asked) return "done";
    claimed.push(asked);
  }
  const answer = await takeConfirmationMail(address, now, source).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  if (answer !== "granted") {
    await giveBack();
    return answer === "used-up" ? answer : dayEnd(now);
  }
  try {
    await sendMail({
      to: address,
      subject: confirmationMailWords.subject,
      purpose: "confirmation",
      letter: {
        paragraphs: hasLeft ? confirmationMailWords.paragraphsAfterLeaving : confirmationMailWords.paragraphs,
        action: { label: confirmationMailWords.action, url: confirmationPage(address, now) },
        reason:
          source === "import"
            ? confirmationMailWords.reasonOfImport
            : confirmationMailWords.reason(pageUrl(routes.landing)),
      },
    });
    return "done";
  } catch (error) {
    if (!mayGoOutLater(mailFailureOf(error).reason)) return "done"; // sendMail has logged it
    await giveBack();
    await giveBackConfirmationMail(address, now, source);
    return "refused";
  }
}

/** The note that its mailbox is asked now; undefined where it was asked in the last 30 days. */
async function claimAfterLeaving(address: string, now: Date): Promise<DocumentReference | undefined> {
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
