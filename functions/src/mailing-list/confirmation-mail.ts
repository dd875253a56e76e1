// The mail of double opt-in. Anybody can type anybody's address into the form, so it holds no word that they typed, and
// one address gets it at most once a day (UTC).
import { Timestamp } from "firebase-admin/firestore";
import { paths } from "../../../src/domain/kernel/collections";
import { routes } from "../../../src/domain/kernel/routes";
import { confirmationMailWords } from "../../../src/domain/mailing-list/words";
import { pageUrl } from "../config";
import { database } from "../firestore/database";
import { unlessThere } from "../firestore/lease";
import { dayOf } from "../limits/daily-quota";
import { mailFailureOf, mayGoOutLater } from "../mail/mail-failure";
import { keyedHash, decryptToken, encryptToken } from "./signed-token";
import { sendMail } from "../mail/send-mail";

const oneDay = 24 * 60 * 60 * 1000;
const twoDays = 2 * oneDay;

/**
 * `done` where the mail has gone out, may have, or never will; `refused` where it may be tried again soon; else the
 * time at which it may be: whoever has begun to send it today has not come back, and it may have arrived.
 */
export type ConfirmationOutcome = "done" | "refused" | Date;

export async function mailConfirmation(
  address: string,
  subscription: string,
  now = new Date(),
): Promise<ConfirmationOutcome> {
  const hash = keyedHash("confirmation mail", address).toString("base64url");
  const todays = database.doc(`${paths.rateLimits}/${dayOf(now)}-confirm-${hash}`);
  const expiresAt = Timestamp.fromMillis(now.getTime() + twoDays);
  if (!(await unlessThere(todays.create({ subscription, expiresAt })))) {
    const isOwn = (await todays.get()).get("subscription") === subscription;
    return isOwn ? new Date(Date.parse(dayOf(now)) + oneDay) : "done";
  }
  try {
    await sendMail({
      to: address,
      subject: confirmationMailWords.subject,
      purpose: "confirmation",
      letter: {
        paragraphs: confirmationMailWords.paragraphs,
        action: { label: confirmationMailWords.action, url: confirmationPage(address) },
        reason: confirmationMailWords.reason(pageUrl(routes.landing)),
      },
    });
    return "done";
  } catch (error) {
    if (!mayGoOutLater(mailFailureOf(error).reason)) return "done"; // sendMail has logged it
    await todays.delete();
    return "refused";
  }
}

function confirmationPage(address: string): string {
  return pageUrl(routes.confirmationLink(encryptToken("confirm", address)));
}

/** The normalised address that a confirmation link was made for; undefined where it is none of ours. */
export function addressToConfirm(token: string): string | undefined {
  return decryptToken("confirm", token);
}
