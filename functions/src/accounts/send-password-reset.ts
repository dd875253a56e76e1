// Sends the letter by which a person chooses a password. The link leads to our own page: the provider's page has a
// script that our policy forbids, and its letter does not come from our address. A sender that dies may have sent the
// letter, and then it comes twice.
import { getAuth, type UserRecord } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";
import { mailSecrets, pageUrl } from "../config";
import { database } from "../firestore/database";
import { deliverIfDue, sweepMails, type MailKind } from "../mail/delivery";
import { outboxOf, readOutboxMail, replaceInOutbox } from "../mail/outbox";
import { taskFunction } from "../queue/task-function";
import { administratorMailWords, passwordResetMailWords } from "../../../src/domain/accounts/words";
import { brand } from "../../../src/domain/kernel/brand";
import { routes } from "../../../src/domain/kernel/routes";
import type { OutgoingMail } from "../mail/send-mail";

const passwordMails = ["password reset", "new administrator"] as const;

type PasswordMail = (typeof passwordMails)[number];

const passwordLetters: MailKind = {
  documents: () => outboxOf(database, passwordMails),
  letter: async (document, now) => {
    const { kind, about: uid, expiresAt } = readOutboxMail(document, passwordMails);
    const account = expiresAt > now ? await openAccount(() => getAuth().getUser(uid)) : undefined;
    return account?.email === undefined ? undefined : passwordMail(kind, account.email, await resetCode(account.email));
  },
};

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
  await deliverIfDue(passwordLetters, await keepPasswordLetter(database, "password reset", account.uid, now), now);
}

/** Has a letter sent from now on, for a day; it takes the place of one that waits. */
export function keepPasswordLetter(store: Firestore, kind: PasswordMail, uid: string, now: Date) {
  return replaceInOutbox(store, { id: `password-${uid}`, kind, about: uid, dueAt: now, keptDays: 1 });
}

export function sweepPasswordLetters(now = new Date()): Promise<void> {
  return sweepMails(passwordLetters, now);
}

async function resetCode(email: string): Promise<string> {
  const link = await getAuth().generatePasswordResetLink(email);
  const code = new URL(link).searchParams.get("oobCode");
  if (code === null) throw new Error("The provider's link to reset a password holds no code.");
  return code;
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

function passwordMail(kind: PasswordMail, email: string, code: string): OutgoingMail {
  const { subject, action, paragraphs, reason } = passwordWords(kind);
  return {
    to: email,
    subject,
    purpose: kind,
    letter: { paragraphs, action: { label: action, url: pageUrl(routes.passwordResetLink(code)) }, reason },
  };
}

function passwordWords(kind: PasswordMail) {
  if (kind === "new administrator") return administratorMailWords;
  const { paragraphs, reason, ...words } = passwordResetMailWords;
  return { ...words, paragraphs: paragraphs(brand.name), reason: reason(pageUrl(routes.resetPassword)) };
}
