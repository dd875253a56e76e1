import type { Invitation } from "../../../src/domain/invitations/invitation";
import { invitationMailWords, reminderMailWords } from "../../../src/domain/invitations/words";
import { routes } from "../../../src/domain/kernel/routes";
import { invitationLifetime, pageUrl } from "../config";
import type { OutgoingMail } from "../mail/send-mail";

type InvitedBusiness = Pick<Invitation, "businessName" | "businessEmail" | "invitationCode">;

/** Its link is on the site that the configuration names. */
export function invitationMail({ businessName, businessEmail, invitationCode }: InvitedBusiness): OutgoingMail {
  return {
    to: businessEmail,
    subject: invitationMailWords.subject,
    purpose: "invitation",
    letter: {
      paragraphs: invitationMailWords.paragraphs(businessName, invitationCode, invitationLifetime()),
      action: { label: invitationMailWords.action, url: pageUrl(routes.invitation(invitationCode)) },
      reason: `${invitationMailWords.reason(businessName)} ${invitationMailWords.unexpected}`,
    },
  };
}

export function openInvitationReminder(invited: InvitedBusiness): OutgoingMail {
  const mail = invitationMail(invited);
  const paragraphs = reminderMailWords.ofInvitation(invited.businessName, invited.invitationCode);
  return {
    ...mail,
    subject: reminderMailWords.subject,
    purpose: "reminder",
    letter: { ...mail.letter, paragraphs },
  };
}

export function unfinishedReminder({ businessName, businessEmail, invitationCode }: InvitedBusiness): OutgoingMail {
  return {
    to: businessEmail,
    subject: reminderMailWords.subject,
    purpose: "reminder",
    letter: {
      paragraphs: reminderMailWords.ofAssessment(businessName, businessEmail, invitationCode),
      action: { label: reminderMailWords.action, url: pageUrl(routes.login) },
      reason: invitationMailWords.reason(businessName),
    },
  };
}
