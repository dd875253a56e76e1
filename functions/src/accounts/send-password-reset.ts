// Sends the letter by which a person chooses a password. The link leads to our own page: the provider's page has a
// script that our policy forbids, and its letter does not come from our address. A sender that dies may have sent the
// letter, and then it comes twice.
import { getAuth, type UserRecord } from "firebase-admin/auth";
import type { Firestore } from "firebase-admin/firestore";
import { mailSecrets, pageUrl } from "../config";
import { database } from "../firestore/database";
import { deliverIfDue, type MailKind } from "../mail/delivery";
import { inOutbox, newMail } from "../mail/outbox";
import { mailIn } from "../mail/send-mail";
import { taskFunction } from "../queue/task-function";
import { administratorMailWords, passwordResetMailWords } from "../../../src/domain/accounts/words";
import { resetLetter } from "./reset-letter";
import { hasSecondFactor } from "../callable/second-factor";
import { brand } from "../../../src/domain/kernel/brand";
import { defaultLanguage, languageField, languageFrom } from "../../../src/domain/kernel/language";
import { routes } from "../../../src/domain/kernel/routes";
import { passwordResetLink } from "../../../src/domain/accounts/reset-link";

type PasswordMail = "password reset" | "new administrator";

export const passwordLetters: MailKind = inOutbox(
  ["password reset", "new administrator"],
  ({ kind, about: uid, expiresAt, language }, now) =>
    mailIn(languageFrom(language), async () => {
      const account = expiresAt > now ? await openAccount(() => getAuth().getUser(uid)) : undefined;
      const isNew = kind === "new administrator";
      if (account?.email === undefined || (isNew && account.emailVerified)) return undefined; // they have chosen one
      const { subject, action, paragraphs, reason } = isNew ? administratorMailWords : resetWords();
      const letter = resetLetter(account.email, now);
      const isAdministrator = account.customClaims?.admin === true && !hasSecondFactor(account);
      const url = pageUrl(passwordResetLink(await resetCode(account.email), { letter, isAdministrator }));
      return {
        to: account.email,
        subject,
        purpose: kind,
        letter: { paragraphs, action: { label: action, url }, reason },
      };
    }),
);

export const sendPasswordResets = taskFunction<{ email: string; language?: string }>(
  "sendPasswordResets",
  { secrets: mailSecrets, retryConfig: { maxAttempts: 5, minBackoffSeconds: 30 } },
  ({ email, language }) => sendPasswordReset(email, languageFrom(language)),
);

/** Sends nothing where there is no account, or a closed one. */
export async function sendPasswordReset(email: string, language = defaultLanguage): Promise<void> {
  const now = new Date();
  const account = await openAccount(() => getAuth().getUserByEmail(email));
  if (!account) return;
  const document = await askForPasswordLetter(database, "password reset", account.uid, now, language);
  await deliverIfDue(passwordLetters, await document.get(), now);
}

/** Asks for a letter, which may wait for a day; it takes the place of one that waits. */
export async function askForPasswordLetter(
  store: Firestore,
  kind: PasswordMail,
  uid: string,
  now: Date,
  language = defaultLanguage,
) {
  const { document, fields } = newMail(store, { id: `password-${uid}`, kind, about: uid, dueAt: now, keptDays: 1 });
  await document.set({ ...fields, ...languageField(language) });
  return document;
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

function resetWords() {
  const { paragraphs, reason, ...words } = passwordResetMailWords;
  return { ...words, paragraphs: paragraphs(brand.name), reason: reason(pageUrl(routes.resetPassword)) };
}
