import { withReference } from "../../../src/domain/inquiries/reference";
import { inquiryMessages } from "../../../src/domain/inquiries/words";
import { callable } from "../callable/callable";
import { mailSecrets } from "../config";
import { paragraphsOf } from "../mail/letter";
import { mailFailureOf } from "../mail/mail-failure";
import { sendMail } from "../mail/send-mail";

export const sendEmailReply = callable("sendEmailReply", { secrets: mailSecrets }, async ({ request }) => {
  const { recipientEmail, message, inquiry } = request;
  const subject = inquiry === undefined ? request.subject : withReference(request.subject, inquiry);
  const letter = { paragraphs: paragraphsOf(message), reason: inquiryMessages.replyReason };
  try {
    await sendMail({ to: recipientEmail, subject, letter, purpose: "reply", isTyped: true });
    return { success: true };
  } catch (error) {
    return { success: false, error: mailFailureOf(error).sentence };
  }
});
