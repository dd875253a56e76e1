// The writes by which an account comes to another invitation: the next round of a business, another business, or one of
// its own that it opens. The rules hold each to the profile and the invitations.
import type { User } from "firebase/auth";
import {
  deleteField,
  doc,
  FieldPath,
  serverTimestamp,
  updateDoc,
  writeBatch,
  type WriteBatch,
} from "firebase/firestore/lite";
import type { Invitation } from "../../domain/invitations/invitation";
import type { InvitedPerson } from "../../domain/invitations/seats/seat";
import type { Membership, OwnBusiness, Profile } from "../../domain/accounts/profile";
import { paths } from "../../domain/kernel/collections";
import { browserStore, tabStore } from "../../browser/storage";
import { storedKeys } from "../../browser/stored-keys";
import { firestoreLite } from "../sdk/client/firestore-lite";
import { fetchInvitation } from "../invitations/invitation-lookup";

/** Puts the use of an invitation into a batch, and that of the link that stands for its code after a move. */
export async function addUse(
  batch: WriteBatch,
  { uid }: User,
  { invitationCode, link, seat }: InvitedPerson,
  usedAuthTime: number | null,
): Promise<void> {
  const firestore = await firestoreLite();
  const used = { status: "used", usedBy: uid, usedAt: serverTimestamp(), usedAuthTime };
  batch.update(doc(firestore, (seat ? paths.seat : paths.invitation)(invitationCode)), used);
  if (link !== undefined) batch.update(doc(firestore, paths.invitationLink(link)), { usedBy: uid });
}

/** The sign-ins of the round before count in the next one, so that no device of the account has to log in anew. */
export async function writeNextRound(user: User, profile: Profile, invited: Invitation): Promise<void> {
  const { invitationCode, previousRound = "" } = invited;
  const [before, firestore] = await Promise.all([fetchInvitation(previousRound), firestoreLite()]);
  const batch = writeBatch(firestore);
  const document = doc(firestore, paths.profile(user.uid));
  const own = profile.memberships?.[previousRound];
  if (own === undefined) batch.update(document, { invitationId: invitationCode });
  else {
    const [ended, begun] = [membershipField(previousRound), membershipField(invitationCode)];
    batch.update(document, "invitationId", invitationCode, ended, deleteField(), begun, own);
  }
  await addUse(batch, user, invited, before?.usedAuthTime ?? null);
  batch.update(doc(firestore, paths.invitation(previousRound)), { endedAt: serverTimestamp() });
  await batch.commit();
  forgetOpenedGate();
}

/** Here, too, the sign-ins count that count for the business that was open. */
export async function writeAnotherBusiness(user: User, profile: Profile, invited: InvitedPerson): Promise<void> {
  const { invitationId = "", memberships = {} } = profile;
  const { invitationCode, businessName } = invited;
  const [before, firestore] = await Promise.all([fetchInvitation(invitationId), firestoreLite()]);
  const batch = writeBatch(firestore);
  batch.update(
    doc(firestore, paths.profile(user.uid)),
    "invitationId",
    invitationCode,
    "businessName",
    businessName,
    membershipField(invitationId),
    memberships[invitationId] ?? { businessName: profile.businessName, part: "contact" },
    membershipField(invitationCode),
    membershipOf(invited),
  );
  await addUse(batch, user, invited, before?.usedAuthTime ?? null);
  await batch.commit();
  forgetOpenedGate();
}

/** Opens one of the businesses of the account. */
export async function openBusiness(uid: string, { invitationId, businessName }: OwnBusiness): Promise<void> {
  await updateDoc(doc(await firestoreLite(), paths.profile(uid)), { invitationId, businessName });
  forgetOpenedGate();
}

function membershipField(code: string): FieldPath {
  return new FieldPath("memberships", code);
}

/** The part that an invitation, or a seat, gives to its account. */
export function membershipOf({ businessName, seat }: Pick<InvitedPerson, "businessName" | "seat">): Membership {
  return { businessName, part: seat ? "colleague" : "contact" };
}

/** The gate of this browser was opened with the code of another invitation. */
function forgetOpenedGate(): void {
  browserStore.removeItem(storedKeys.deviceAccess);
  tabStore.removeItem(storedKeys.assessmentVisit);
}
