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
import { mailFailureOf, type MailFailureReason } from "../mail/mail-failure";
import { keyedHash, decryptToken, encryptToken } from "./signed-token";
import { sendMail } from "../mail/send-mail";

const twoDays = 2 * 24 * 60 * 60 * 1000;

/** Nothing went out, and it may yet: the platform runs the trigger again. */
const worthRetrying: ReadonlySet<MailFailureReason> = new Set(["later", "unreachable", "misconfigured"]);

export async function askForConfirmation(address: string, now = new Date()): Promise<void> {
  const hash = keyedHash("confirmation mail", address).toString("base64url");
  const todays = database.doc(`${paths.rateLimits}/${dayOf(now)}-confirm-${hash}`);
  const expiresAt = Timestamp.fromMillis(now.getTime() + twoDays);
  if (!(await unlessThere(todays.create({ expiresAt })))) return;
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
  } catch (error) {
    if (!worthRetrying.has(mailFailureOf(error).reason)) return; // sendMail has logged it
    await todays.delete();
    throw error;
  }
}

function confirmationPage(address: string): string {
  return pageUrl(routes.confirmationLink(encryptToken("confirm", address)));
}

/** The normalised address that a confirmation link was made for; undefined where it is none of ours. */
export function addressToConfirm(token: string): string | undefined {
  return decryptToken("confirm", token);
}
