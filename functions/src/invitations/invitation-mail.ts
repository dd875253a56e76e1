import { linkCodeOf, type Invitation } from "../../../src/domain/invitations/invitation";
import { invitationDueDates } from "../../../src/domain/invitations/due-dates";
import { firstRound, roundNumberOf } from "../../../src/domain/invitations/rounds";
import { accessCodeMailWords, invitationMailWords, reminderMailWords } from "../../../src/domain/invitations/words";
import { roundMailWords } from "../../../src/domain/invitations/rounds/words";
import { brand } from "../../../src/domain/kernel/brand";
import { routes } from "../../../src/domain/kernel/routes";
import { invitationLifetime, pageUrl } from "../config";
import type { OutgoingMail } from "../mail/send-mail";

type InvitedBusiness = Pick<
  Invitation,
  "businessName" | "businessEmail" | "expiresAt" | "invitationCode" | "link" | "movedAt" | "progress" | "roundNumber"
>;

/** The administrator who invites, as far as their account says who they are. */
export interface Inviter {
  name?: string | undefined;
  email?: string | undefined;
}

/** The round of a business that has its account; undefined where this is how it gets one. */
function furtherRound(invited: InvitedBusiness): number | undefined {
  const number = roundNumberOf(invited);
  return number > firstRound && invited.link === undefined ? number : undefined;
}

export function invitationMail(invited: InvitedBusiness, inviter: Inviter = {}): OutgoingMail {
  const { businessName, businessEmail, invitationCode } = invited;
  const begun = invited.movedAt !== undefined && (invited.progress?.step ?? 0) > 0;
  const paragraphs = begun ? invitationMailWords.takingOver : invitationMailWords.paragraphs;
  const round = furtherRound(invited);
  const [who, days] = [inviterInWords(inviter), invitationLifetime()];
  return {
    to: businessEmail,
    subject: round === undefined ? invitationMailWords.subject : roundMailWords.subject,
    purpose: "invitation",
    letter: {
      paragraphs:
        round === undefined
          ? paragraphs(who, businessName, days)
          : roundMailWords.paragraphs(who, businessName, round, days),
      code: { label: invitationMailWords.codeLabel, value: invitationCode },
      action: {
        label: round === undefined ? invitationMailWords.action : roundMailWords.action(round),
        url: pageUrl(routes.invitation(linkCodeOf(invited))),
      },
      reason: `${invitationMailWords.reason(businessName)} ${invitationMailWords.unexpected}`,
    },
  };
}

export function openInvitationReminder(invited: InvitedBusiness): OutgoingMail {
  const mail = invitationMail(invited);
  const round = furtherRound(invited);
  const paragraphs =
    round === undefined
      ? reminderMailWords.ofInvitation(invited.businessName)
      : roundMailWords.reminder(invited.businessName, round);
  return {
    ...mail,
    subject: reminderMailWords.subject,
    purpose: "reminder",
    letter: { ...mail.letter, paragraphs },
    dueDates: invitationDueDates(invited, pageUrl(routes.invitation(linkCodeOf(invited)))),
  };
}

export function unfinishedReminder({ businessName, businessEmail, invitationCode }: InvitedBusiness): OutgoingMail {
  return {
    to: businessEmail,
    subject: reminderMailWords.subject,
    purpose: "reminder",
    letter: {
      paragraphs: reminderMailWords.ofAssessment(businessName, businessEmail),
      code: { label: invitationMailWords.codeLabel, value: invitationCode },
      action: { label: reminderMailWords.action, url: pageUrl(routes.login) },
      reason: invitationMailWords.reason(businessName),
    },
  };
}

/** For a business that has its account and has lost the mail with its code. */
export function accessCodeMail({ businessName, businessEmail, invitationCode }: InvitedBusiness): OutgoingMail {
  return {
    to: businessEmail,
    subject: accessCodeMailWords.subject,
    purpose: "access code",
    letter: {
      paragraphs: accessCodeMailWords.paragraphs(businessName),
      code: { label: invitationMailWords.codeLabel, value: invitationCode },
      action: { label: accessCodeMailWords.action, url: pageUrl(routes.assessment) },
      reason: accessCodeMailWords.reason,
    },
  };
}

/** The name and address of the inviter, so that an invited person can ask back. */
function inviterInWords({ name, email }: Inviter): string {
  const who = name && email ? `${name} (${email})` : (name ?? email);
  return who ? invitationMailWords.inviter(who) : brand.name;
}
