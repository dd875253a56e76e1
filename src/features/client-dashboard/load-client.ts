// Loads what a client's dashboard shows, after finishing a registration that was interrupted before.
import { invitationState, type Invitation } from "../../domain/invitations/invitation";
import { languageFrom, type Language } from "../../domain/kernel/language";
import type { InvitedPerson } from "../../domain/invitations/seats/seat";
import { continuesRound } from "../../domain/invitations/rounds";
import { seatLinkProblem } from "../../domain/accounts/dashboard/seat-link-problem";
import {
  businessContinuedBy,
  businessesOf,
  businessNameFor,
  invitationWarning,
  isInvitedAddress,
  openRoundOf,
  type OwnBusiness,
  type Profile,
} from "../../domain/accounts/profile";
import { registrationMessages } from "../../domain/accounts/words";
import { fetchProfile, hasBusiness } from "../../firebase/accounts/profile";
import { fetchInvitation } from "../../firebase/invitations/invitation-lookup";
import { businessLanguageOf } from "../../firebase/invitations/language";
import { followLanguage } from "../../browser/page-language";
import { pendingOf } from "../../firebase/accounts/pending-registration";
import { finishRegistration } from "../../firebase/accounts/registration";

export type ClientState =
  | {
      state: "ready";
      profile: Profile;
      businessName: string;
      businesses: OwnBusiness[];
      warning: string | undefined;
      round: FurtherRound | undefined;
      /** The invitation of the link that led here, to a business that the account does not have. */
      offered?: InvitedPerson | undefined;
      /** The language of the business that is open; undefined if it could not be read. */
      language: Language | undefined;
      /** True if the account is a colleague's in the business that is open. */
      isColleague: boolean;
    }
  /** The account is there and its invitation still open: only the profile is missing. */
  | { state: "unfinished"; invited: InvitedPerson }
  | { state: "no profile"; hint: string }
  /** The business has another contact by now. */
  | { state: "moved away"; profile: Profile };

/**
 * A round after the first: the one that the business is in, or one that waits to be begun. That of a followed link may
 * be of a business that is not open now.
 */
interface FurtherRound {
  invitation: Invitation;
  isOpen: boolean;
}

interface ClientLookup {
  uid: string;
  email: string | null;
  /** The code of the link that led here. */
  code: string | undefined;
}

export async function loadClient({ uid, email, code }: ClientLookup): Promise<ClientState> {
  const invited = await fetchInvitation(code);
  const openInvitation = invited && invitationState(invited, new Date()) === "open" ? invited : undefined;
  const problem = await finishPending(email);
  if (openInvitation && isInvitedAddress(openInvitation, email) && !(await hasBusiness(uid)))
    return { state: "unfinished", invited: openInvitation };

  const profile = await fetchProfile(uid);
  if (!profile) return { state: "no profile", hint: problem ?? registrationMessages.profileHint };
  if (profile.movedAt) return { state: "moved away", profile };
  const businesses = businessesOf(profile);
  const isOwn = businesses.some(({ invitationId }) => invitationId === invited?.invitationCode);
  const linked = isOwn ? undefined : openInvitation;
  const warning = linked
    ? invitationWarning(linked, profile, email)
    : invited && !isOwn
      ? seatLinkProblem(invited, true, new Date())
      : undefined;
  const followed = warning === undefined ? linked : undefined;
  const continued = followed && businessContinuedBy(followed, profile);
  const [language, told] = await Promise.all([
    languageOfOpen(profile, invited),
    continued ? undefined : toldRound(profile, email),
  ]);
  // A link to another business stays with its page, which has the language of its mail.
  if (language && !linked && warning === undefined && followLanguage(profile.invitationId ?? "", language))
    return new Promise(() => undefined);
  return {
    state: "ready",
    profile,
    businessName: businessNameFor(profile, openInvitation),
    businesses,
    warning,
    language,
    isColleague: businesses.some(
      ({ invitationId, part }) => invitationId === profile.invitationId && part === "colleague",
    ),
    ...(continued ? { round: { invitation: followed, isOpen: true } } : { round: told, offered: followed }),
  };
}

/** The invitation of the followed link may be that of the open business; its copies do not name the language. */
function languageOfOpen({ invitationId }: Profile, invited: InvitedPerson | undefined) {
  if (invitationId === undefined) return undefined;
  const isRead = invited?.invitationCode === invitationId && invited.link === undefined && !invited.seat;
  return isRead ? languageFrom(invited.language) : businessLanguageOf(invitationId);
}

/** The round that the profile has been told of. */
async function toldRound(profile: Profile, email: string | null): Promise<FurtherRound | undefined> {
  const { invitationId } = profile;
  const invitation = await fetchInvitation(openRoundOf(profile));
  if (!invitation) return undefined;
  if (invitation.invitationCode === invitationId) return { invitation, isOpen: false };
  const isOpen = invitationState(invitation, new Date()) === "open" && isInvitedAddress(invitation, email);
  return isOpen && continuesRound(invitation, invitationId) ? { invitation, isOpen } : undefined;
}

/** Returns why the registration that was begun on this device could not be finished. */
async function finishPending(email: string | null): Promise<string | undefined> {
  const pending = pendingOf(email);
  if (!pending) return undefined;
  const finished = await finishRegistration(pending);
  return finished.done ? undefined : finished.problem;
}
