// Makes an invitation, of a business that is new or to the next round of one that is not. Asking again for the same
// within a few minutes (a double click, a lost answer, a second tab) finds the same invitation while it is open, and
// asks for its mail once.
import { FieldPath, type Transaction } from "firebase-admin/firestore";
import {
  invitationState,
  textsOfInvitation,
  type Invitation,
  type InvitationRequest,
} from "../../../src/domain/invitations/invitation";
import { listsOf } from "../../../src/domain/invitations/invitation-lists";
import { languageField, languageFrom } from "../../../src/domain/kernel/language";
import { searchWordsOf } from "../../../src/domain/kernel/search-words";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";
import { isUnderWay } from "../mail/delivery";
import type { InvitingInquiry } from "./inviting-inquiry";
import { anotherMail, firstMail } from "./invitation-delivery";
import { invitationsOfBusiness, refuseSecond } from "./same-business";
import { readRoundBefore, type FollowedRound } from "./round-before";
import {
  endOfInvitation,
  invitationDocument,
  invitationRequestDocument,
  newInvitationCode,
  readInvitation,
  sameRequestWithinMs,
} from "./stored-invitation";

interface InvitationFacts {
  createdBy: string | null;
  /** True if the address has an account with a business. */
  hasAccount: boolean;
  inviting: InvitingInquiry | undefined;
}

/** Calls at the same time for one business wait for each other, because they all read its request document. */
export async function createOrFind(
  form: InvitationRequest,
  { createdBy, hasAccount, inviting }: InvitationFacts,
): Promise<Invitation> {
  const requested = invitationRequestDocument(form);
  const before = form.previousRound === undefined ? await invitationsOfBusiness(form) : [];
  return database.runTransaction(async (transaction) => {
    const now = new Date();
    const request = await transaction.get(requested);
    const earlier = request.get("invitationCode") as string | undefined;
    const known = earlier ? readInvitation(await transaction.get(invitationDocument(earlier))) : undefined;
    const found = isSameRequest(known, form, request.get("createdBy") === createdBy, now)
      ? foundAgain(transaction, known, now)
      : undefined;
    if (found) {
      if (inviting && !found.fromInquiry) {
        transaction.update(invitationDocument(found.invitationCode), { fromInquiry: inviting.fromInquiry });
        offerRatings(transaction, found.invitationCode, inviting);
      }
      return found;
    }
    refuseSecond(form, known ? [...before, known] : before, now);

    const { previousRound } = form;
    const round =
      previousRound === undefined ? undefined : await readRoundBefore(transaction, previousRound, known, now);
    const origin = inviting && { fromInquiry: inviting.fromInquiry };
    const made = { ...newInvitation(form, { round, hasAccount }, now), ...origin };
    const { businessName, businessEmail, expiresAt } = made;
    const searchWords = searchWordsOf(textsOfInvitation({ businessName, businessEmail, ...origin }));
    transaction.create(invitationDocument(made.invitationCode), { ...made, lists: listsOf(made), searchWords });
    if (inviting) offerRatings(transaction, made.invitationCode, inviting);
    // That of a round says whether there is one, for as long as the invitation is there.
    transaction.set(requested, { invitationCode: made.invitationCode, createdBy, ...(!round && { expiresAt }) });
    if (round?.profile) transaction.update(round.profile.ref, openRoundField(round), made.invitationCode);
    return made;
  });
}

/** The ratings are no answers before the business has taken them over. */
function offerRatings(transaction: Transaction, code: string, { ratings }: InvitingInquiry): void {
  if (ratings && Object.keys(ratings).length > 0)
    transaction.set(database.doc(paths.offeredRatings(code)), { ratings });
}

/**
 * Two administrators who begin a round at the same time are told of each other; one who does so twice is not. An
 * invitation made for the business may have another owner, another name or another language by now.
 */
function isSameRequest(
  known: Invitation | undefined,
  { businessName, businessEmail, previousRound, language }: InvitationRequest,
  isSamePerson: boolean,
  now: Date,
): known is Invitation {
  const age = now.getTime() - (known?.createdAt?.getTime() ?? 0);
  if (known === undefined || age >= sameRequestWithinMs) return false;
  if (previousRound !== undefined) return isSamePerson;
  const isOfLanguage = languageFrom(known.language) === languageFrom(language);
  return known.businessName === businessName && known.businessEmail === businessEmail && isOfLanguage;
}

function foundAgain(transaction: Transaction, found: Invitation, now: Date): Invitation | undefined {
  if (isUnderWay(found, now)) return found;
  if (invitationState(found, now) !== "open") return undefined;
  if (found.mailState !== "sent")
    transaction.update(invitationDocument(found.invitationCode), anotherMail(now, "invitation"));
  return found;
}

/** An account with several businesses is told of each one's round. */
function openRoundField({ profile, invitation: { invitationCode } }: FollowedRound): FieldPath {
  const membership = ["memberships", invitationCode];
  const isListed = profile?.get(new FieldPath(...membership)) !== undefined;
  return new FieldPath(...(isListed ? membership : []), "openRound");
}

interface Invited extends Pick<InvitationFacts, "hasAccount"> {
  round: FollowedRound | undefined;
}

function newInvitation(form: InvitationRequest, { round, hasAccount }: Invited, now: Date): Invitation {
  const { businessName, businessEmail, ...invited } = round?.invitation ?? form;
  const language = languageFrom(invited.language);
  return {
    businessName,
    businessEmail,
    invitationCode: newInvitationCode(),
    ...languageField(language),
    ...(round && { roundNumber: round.number + 1, previousRound: round.invitation.invitationCode }),
    ...(hasAccount && { hasAccount }),
    status: "not started",
    createdAt: now,
    expiresAt: endOfInvitation(now),
    ...firstMail(now),
  };
}
