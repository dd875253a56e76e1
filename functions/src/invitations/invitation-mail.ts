import { linkCodeOf, type Invitation } from "../../../src/domain/invitations/invitation";
import { invitationDueDates } from "../../../src/domain/invitations/due-dates";
import { firstRound, roundNumberOf } from "../../../src/domain/invitations/rounds";
import { accessCodeMailWords, invitationMailWords, reminderMailWords } from "../../../src/domain/invitations/words";
import { roundMailWords } from "../../../src/domain/invitations/rounds/words";
import { brand } from "../../../src/domain/kernel/brand";
import { routes } from "../../../src/domain/kernel/routes";
import { invitationLifetime, pageUrl } from "../config";
import type { Letter } from "../mail/letter";
import type { OutgoingMail } from "../mail/send-mail";

type InvitedBusiness = Pick<
  Invitation,
  | "businessName"
  | "businessEmail"
  | "expiresAt"
  | "invitationCode"
  | "link"
  | "movedAt"
  | "progress"
  | "roundNumber"
  | "hasAccount"
> & {
  /** The invited person, as far as it is known who that is. */
  name?: string | undefined;
};

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

/** One sentence, the button, and then what else there is to know. */
export function invitationMail(invited: InvitedBusiness, inviter: Inviter = {}): OutgoingMail {
  const round = furtherRound(invited);
  const { invites, after } = wordsFor(invited, round);
  const { subject, action, actionOfAnother, end, reason, unexpected } = invitationMailWords;
  const firstAction = invited.hasAccount ? actionOfAnother : action;
  return {
    to: invited.businessEmail,
    subject: round === undefined ? subject : roundMailWords.subject,
    purpose: "invitation",
    letter: {
      paragraphs: [invitationMailWords.hello(invited.name), invites(inviterInWords(inviter), invited.businessName)],
      action: {
        label: round === undefined ? firstAction : roundMailWords.action(round),
        url: pageUrl(routes.invitation(linkCodeOf(invited))),
      },
      after: [...after, end(invitationLifetime())],
      code: codeBelow(invited),
      reason: `${reason(invited.businessName)} ${unexpected}`,
    },
  };
}

function wordsFor({ movedAt, progress, hasAccount = false }: InvitedBusiness, round: number | undefined) {
  const { invites, asksToGoOn, first, another, takingOver, voices } = invitationMailWords;
  if (round !== undefined) return { invites: roundMailWords.invites, after: roundMailWords.paragraphs(round) };
  const isBegun = movedAt !== undefined && (progress?.step ?? 0) > 0;
  if (isBegun) return { invites: asksToGoOn, after: takingOver(hasAccount) };
  return { invites, after: [...(hasAccount ? another : first), voices(pageUrl(routes.aboutVoices))] };
}

/** The link opens the account without it. */
function codeBelow({ invitationCode }: InvitedBusiness): NonNullable<Letter["code"]> {
  return { label: invitationMailWords.codeLabel, value: invitationCode, isAside: true };
}

export function openInvitationReminder(invited: InvitedBusiness): OutgoingMail {
  const mail = invitationMail(invited);
  const round = furtherRound(invited);
  const { ofAnother, ofInvitation, subject } = reminderMailWords;
  const first = invited.hasAccount ? ofAnother : ofInvitation;
  const sentence =
    round === undefined ? first(invited.businessName) : roundMailWords.reminder(invited.businessName, round);
  return {
    ...mail,
    subject,
    purpose: "reminder",
    letter: { ...mail.letter, paragraphs: [invitationMailWords.hello(invited.name), sentence], after: [] },
    dueDates: invitationDueDates(invited, pageUrl(routes.invitation(linkCodeOf(invited)))),
  };
}

export function unfinishedReminder(invited: InvitedBusiness): OutgoingMail {
  const { businessName, businessEmail, name } = invited;
  return {
    to: businessEmail,
    subject: reminderMailWords.subject,
    purpose: "reminder",
    letter: {
      paragraphs: [invitationMailWords.hello(name), ...reminderMailWords.ofAssessment(businessName, businessEmail)],
      action: { label: reminderMailWords.action, url: pageUrl(routes.login) },
      code: codeBelow(invited),
      reason: invitationMailWords.reason(businessName),
    },
  };
}

type CodeHolder = Pick<InvitedBusiness, "businessName" | "businessEmail" | "invitationCode" | "name">;

/** For a business or a colleague with an account who has lost the mail with the code. */
export function accessCodeMail({ businessName, businessEmail, invitationCode, name }: CodeHolder): OutgoingMail {
  return {
    to: businessEmail,
    subject: accessCodeMailWords.subject,
    purpose: "access code",
    letter: {
      paragraphs: [invitationMailWords.hello(name), accessCodeMailWords.paragraph(businessName)],
      code: { label: accessCodeMailWords.codeLabel, value: invitationCode },
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
