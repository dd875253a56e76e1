// Keeps the ends of the last mails in one document for the people who watch over the site. It is written at each
// change, and otherwise at most every ten minutes by each instance.
import { FieldValue } from "firebase-admin/firestore";
import { paths } from "../../../src/domain/kernel/collections";
import { isFailing } from "../../../src/domain/operation/health";
import { database } from "../firestore/database";
import { lastAnswersIn } from "../firestore/last-answers";
import { log } from "../log";
import { concernsEveryMail, type MailFailureReason } from "./mail-failure";

type MailEnd = MailFailureReason | "success";

const everyMs = 10 * 60_000;
let recorded: { end: MailEnd; at: number } | undefined;

/** Only what would keep other mail back as well counts; an address that is refused says nothing of the mail server. */
export async function recordMailEnd(end: MailEnd, now = new Date()): Promise<void> {
  if (end !== "success" && !concernsEveryMail(end)) return;
  if (recorded?.end === end && now.getTime() - recorded.at < everyMs) return;
  recorded = { end, at: now.getTime() };
  try {
    await (end === "success" ? writeSuccess(now) : writeFailure(end, now));
  } catch (error) {
    log.crashed("recordMailEnd", error); // the mail's own fate stands
  }
}

/** Tells that a mail waits whose document cannot be read. */
export async function recordUnreadableMail(now: Date): Promise<void> {
  await document().set({ unreadableAt: now }, { merge: true });
}

async function writeSuccess(now: Date): Promise<void> {
  await document().set({ lastSuccess: now, failingSince: FieldValue.delete() }, { merge: true });
}

async function writeFailure(kind: MailFailureReason, now: Date): Promise<void> {
  const before = lastAnswersIn(await document().get());
  const failingSince = (isFailing(before) ? before.failingSince : undefined) ?? now;
  await document().set({ lastFailure: { kind, at: now }, failingSince }, { merge: true });
}

function document() {
  return database.doc(paths.mailHealth);
}
