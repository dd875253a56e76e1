import { roleIn } from "../../../src/domain/accounts/roles";
import { withReference } from "../../../src/domain/inquiries/reference";
import { inquiryMessages } from "../../../src/domain/inquiries/action-words";
import { paths } from "../../../src/domain/kernel/collections";
import { languageFrom, type Language } from "../../../src/domain/kernel/language";
import { callable } from "../callable/callable";
import { failure } from "../callable/failure";
import { inLanguage } from "../language";
import { mailSecrets } from "../config";
import { database } from "../firestore/database";
import { paragraphsOf } from "../mail/letter";
import { mailFailureOf } from "../mail/mail-failure";
import { sendMail } from "../mail/send-mail";

export const sendEmailReply = callable("sendEmailReply", { secrets: mailSecrets }, async ({ request, auth }) => {
  const { recipientEmail, message, inquiry } = request;
  if (auth && roleIn(auth.token) === "reader") await requireSender(auth.uid, inquiry, recipientEmail);
  const subject = inquiry === undefined ? request.subject : withReference(request.subject, inquiry);
  const language = await inquiryLanguage(auth?.uid ?? "", inquiry);
  const reason = inLanguage(language, () => inquiryMessages.replyReason);
  const letter = { paragraphs: paragraphsOf(message), reason };
  try {
    await sendMail({ to: recipientEmail, subject, letter, purpose: "reply", language, isTyped: true });
    return { success: true };
  } catch (error) {
    return { success: false, error: mailFailureOf(error).sentence };
  }
});

/** Refuses a reader's mail to any address but the sender's of an inquiry that the reader sees. */
async function requireSender(uid: string, id: string | undefined, address: string): Promise<void> {
  const found = await inquiryPlaces(uid, id);
  if (!found.some((document) => document.get("email") === address))
    throw failure("permission-denied", inquiryMessages.replyToSenderOnly);
}

/** Returns the language in which the inquiry was sent. */
async function inquiryLanguage(uid: string, id: string | undefined): Promise<Language> {
  const stored = (await inquiryPlaces(uid, id)).find((document) => document.exists);
  return languageFrom(stored?.get("language"));
}

/** Reads an inquiry where it may be: with all, or with the caller's own. */
function inquiryPlaces(uid: string, id: string | undefined) {
  const places = id === undefined ? [] : [paths.inquiry(id), paths.task(uid, id), paths.repliedInquiry(uid, id)];
  return Promise.all(places.map((path) => database.doc(path).get()));
}
