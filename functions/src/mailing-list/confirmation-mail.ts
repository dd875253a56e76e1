// The mail of double opt-in. Anybody can type anybody's address into the form, so it holds no word that they typed, and
// one address gets it at most once a day (UTC), within the day's budget.
import { Timestamp } from "firebase-admin/firestore";
import { dayMs } from "../../../src/domain/kernel/durations";
import { paths } from "../../../src/domain/kernel/collections";
import { routes } from "../../../src/domain/kernel/routes";
import { confirmationMailWords } from "../../../src/domain/mailing-list/link-words";
import { pageUrl } from "../config";
import { database } from "../firestore/database";
import { unlessThere } from "../firestore/lease";
import { dayEnd, dayOf } from "../limits/daily-quota";
import { mailFailureOf, mayGoOutLater } from "../mail/mail-failure";
import { sendMail } from "../mail/send-mail";
import { giveBackConfirmationMail, takeConfirmationMail, type ConfirmationSource } from "./confirmation-budget";
import { confirmationPage } from "./confirmation-link";
import { keyedHash } from "./signed-token";
import { suppressedSince } from "./suppression";

const twoDays = 2 * dayMs;

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
  const answer = await takeConfirmationMail(address, now, source).catch(async (error: unknown) => {
    await todays.delete();
    throw error;
  });
  if (answer !== "granted") {
    await todays.delete();
    return answer === "used-up" ? answer : dayEnd(now);
  }
  try {
    await sendMail({
      to: address,
      subject: confirmationMailWords.subject,
      purpose: "confirmation",
      letter: {
        paragraphs: confirmationMailWords.paragraphs,
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
    await todays.delete();
    await giveBackConfirmationMail(address, now, source);
    return "refused";
  }
}
