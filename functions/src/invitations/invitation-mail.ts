import { brand } from "../../../src/domain/kernel/brand";
import type { Invitation } from "../../../src/domain/invitations/invitation";
import { routes } from "../../../src/domain/kernel/routes";
import { invitationLifetime, pageUrl } from "../config";
import type { Letter } from "../mail/letter";
import type { OutgoingMail } from "../mail/send-mail";

type InvitedBusiness = Pick<Invitation, "businessName" | "businessEmail" | "invitationCode">;

/** On the site that the configuration names. */
function invitationLink(code: string): string {
  return pageUrl(routes.invitation(code));
}

/** The administrator who invites, as far as their account says who they are. */
export interface Inviter {
  name?: string | undefined;
  email?: string | undefined;
}

export function invitationMail(
  { businessName, businessEmail, invitationCode }: InvitedBusiness,
  inviter: Inviter = {},
): OutgoingMail {
  return {
    to: businessEmail,
    subject: "You are invited to take the Training Needs Assessment",
    purpose: "invitation",
    letter: {
      paragraphs: [
        "Hello,",
        `${inviterInWords(inviter)} invites ${businessName} to take the Training Needs Assessment: five steps about your strategy, your teams and how your people learn. Your answers become a training and development plan made for you.`,
        "Create your account with the link below; that takes a minute. The assessment itself takes about half an hour, and some minutes more for each team that you describe. You can leave it and take it up again whenever you like.",
        `The invitation is yours alone and stays open for ${daysInWords(invitationLifetime())}. Please do not pass it on.`,
      ],
      code: accessCode(invitationCode),
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
        `Log in with ${businessEmail} and the password you chose.`,
      ],
      code: accessCode(invitationCode),
      action: { label: "Go on with the assessment", url: pageUrl(routes.login) },
      reason: `You receive this because ${brand.name} invited ${businessName}.`,
    },
  };
}

function accessCode(value: string): NonNullable<Letter["code"]> {
  return { label: "To open the assessment you will be asked for your access code:", value };
}

/** By name and address, so that somebody who gets this unasked can ask back. */
function inviterInWords({ name, email }: Inviter): string {
  const who = name && email ? `${name} (${email})` : (name ?? email);
  return who ? `${who} of ${brand.name}` : brand.name;
}

function daysInWords(days: number): string {
  return days === 1 ? "one day" : `${days} days`;
}
