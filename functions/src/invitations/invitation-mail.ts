import { brand } from "../../../src/domain/kernel/brand";
import type { Invitation } from "../../../src/domain/invitations/invitation";
import { routes } from "../../../src/domain/kernel/routes";
import { invitationLifetime, pageUrl } from "../config";
import type { OutgoingMail } from "../mail/send-mail";

type InvitedBusiness = Pick<Invitation, "businessName" | "businessEmail" | "invitationCode">;

/** On the site that the configuration names. */
function invitationLink(code: string): string {
  return pageUrl(routes.invitation(code));
}

export function invitationMail({ businessName, businessEmail, invitationCode }: InvitedBusiness): OutgoingMail {
  return {
    to: businessEmail,
    subject: "You are invited to take the Training Needs Assessment",
    purpose: "invitation",
    letter: {
      paragraphs: [
        "Hello,",
        `${brand.name} invites ${businessName} to take the Training Needs Assessment: five steps about your strategy, your teams and how your people learn. Your answers become a training and development plan made for you.`,
        "Create your account with the link below. It takes a minute; the assessment itself you can leave and take up again whenever you like.",
        `To open the assessment you will be asked for your access code. It is: ${invitationCode}`,
        `The invitation is yours alone and stays open for ${daysInWords(invitationLifetime())}. Please do not pass it on.`,
      ],
      action: { label: "Create your account", url: invitationLink(invitationCode) },
      reason: `You receive this because ${brand.name} invited ${businessName}. If you did not expect it, you can ignore it.`,
    },
  };
}

export function openInvitationReminder(invited: InvitedBusiness): OutgoingMail {
  const mail = invitationMail(invited);
  return {
    ...mail,
    subject: "Reminder: your Training Needs Assessment is waiting for you",
    purpose: "reminder",
    letter: {
      ...mail.letter,
      paragraphs: [
        "Hello,",
        `${invited.businessName} has not yet created its account for the Training Needs Assessment. Your invitation is still open.`,
        `To open the assessment you will be asked for your access code. It is: ${invited.invitationCode}`,
      ],
    },
  };
}

export function unfinishedReminder({ businessName, businessEmail, invitationCode }: InvitedBusiness): OutgoingMail {
  return {
    to: businessEmail,
    subject: "Reminder: your Training Needs Assessment is waiting for you",
    purpose: "reminder",
    letter: {
      paragraphs: [
        "Hello,",
        `${businessName} has begun its Training Needs Assessment and has no training plan yet. Everything you have answered so far is kept; you can go on where you stopped.`,
        `Log in with ${businessEmail} and the password you chose. Your access code is: ${invitationCode}`,
      ],
      action: { label: "Go on with the assessment", url: pageUrl(routes.login) },
      reason: `You receive this because ${brand.name} invited ${businessName}.`,
    },
  };
}

function daysInWords(days: number): string {
  return days === 1 ? "one day" : `${days} days`;
}
