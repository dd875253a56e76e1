// Sends the letter with which somebody chooses a new password. The link leads to our own page: the provider's has a
// script in it that our policy forbids, and its letter does not come from our address. What the mail server does not
// take is left to the sweep. A sender that dies may have sent it, and then it comes twice.
import { getAuth, type UserRecord } from "firebase-admin/auth";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { paths } from "../../../src/domain/kernel/collections";
import { mailSecrets } from "../config";
import { database } from "../firestore/database";
import { unlessLostRace } from "../firestore/lease";
import { mailFailureOf, mayGoOutLater } from "../mail/mail-failure";
import { sendMail } from "../mail/send-mail";
import { sweepMails } from "../mail/sweep-mails";
import { backoffMs } from "../queue/backoff";
import { taskFunction } from "../queue/task-function";
import { keepPasswordLetter, readPasswordLetter } from "./password-letter";
import { passwordMail } from "./password-reset-mail";

/** Longer than any sending takes. */
const letterClaimMs = 10 * 60_000;

const lettersPerSweep = 100;

export const sendPasswordResets = taskFunction<{ email: string }>(
  "sendPasswordResets",
  { secrets: mailSecrets, retryConfig: { maxAttempts: 5, minBackoffSeconds: 30 } },
  ({ email }) => sendPasswordReset(email),
);

/** Sends nothing where there is no account, or a closed one. */
export async function sendPasswordReset(email: string): Promise<void> {
  const now = new Date();
  const account = await openAccount(() => getAuth().getUserByEmail(email));
  if (!account) return;
  await sendLetter(await keepPasswordLetter(database, { uid: account.uid, kind: "password reset", dueAt: now }), now);
}

export function sweepPasswordLetters(now = new Date()): Promise<void> {
  const documents = database.collection(paths.passwordLetters);
  const send = (document: DocumentSnapshot) => sendLetter(document, now);
  return sweepMails({ documents, dueAt: "dueAt", most: lettersPerSweep, send }, now);
}

/** Answers whether those after it may go out as well. */
async function sendLetter(document: DocumentSnapshot, now: Date): Promise<boolean> {
  const { ref, updateTime } = document;
  const { uid, kind, attempts, expiresAt } = readPasswordLetter(document);
  const claim = { dueAt: new Date(now.getTime() + letterClaimMs) };
  const claimed = await unlessLostRace(ref.update(claim, updateTime ? { lastUpdateTime: updateTime } : {}));
  if (!claimed) return true;
  const account = expiresAt > now ? await openAccount(() => getAuth().getUser(uid)) : undefined;
  const failure = account?.email && (await mailLetter(account.email, kind));
  const isLater = failure && mayGoOutLater(failure.reason);
  const again = { dueAt: new Date(now.getTime() + backoffMs(attempts + 1)), attempts: attempts + 1 };
  // Asked for once more since then: that letter is another process's.
  const asClaimed = { lastUpdateTime: claimed.writeTime };
  await unlessLostRace(isLater ? ref.update(again, asClaimed) : ref.delete(asClaimed));
  return !isLater;
}

/** Returns why it did not go out; sendMail has logged it. */
async function mailLetter(email: string, kind: Parameters<typeof passwordMail>[0]) {
  const link = await getAuth().generatePasswordResetLink(email);
  const code = new URL(link).searchParams.get("oobCode");
  if (code === null) throw new Error("The provider's link to reset a password holds no code.");
  return sendMail(passwordMail(kind, email, code)).then(() => undefined, mailFailureOf);
}

async function openAccount(find: () => Promise<UserRecord>): Promise<UserRecord | undefined> {
  try {
    const account = await find();
    return account.disabled ? undefined : account;
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code === "auth/user-not-found") return undefined;
    throw error;
  }
}
