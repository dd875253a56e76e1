// Finds the inquiry from which a business is invited, in the three places at which its administrator may have it.
import { senderName, inquiry as storedInquiry } from "../../../src/domain/inquiries/inquiry";
import type { SentRatings } from "../../../src/domain/inquiries/sent-ratings";
import type { Invitation } from "../../../src/domain/invitations/invitation";
import { invitationMessages } from "../../../src/domain/invitations/words";
import { paths } from "../../../src/domain/kernel/collections";
import { failure } from "../callable/failure";
import { database } from "../firestore/database";
import { datedFields } from "../firestore/dated-fields";

export interface InvitingInquiry {
  fromInquiry: NonNullable<Invitation["fromInquiry"]>;
  ratings?: SentRatings | undefined;
}

/** Returns the link to it, and its ratings. Only the sender themselves is named, and offered their ratings. */
export async function readInvitingInquiry(uid: string, id: string, businessEmail: string): Promise<InvitingInquiry> {
  const places = [paths.inquiry(id), paths.task(uid, id), paths.repliedInquiry(uid, id)];
  const found = await database.getAll(...places.map((place) => database.doc(place)));
  const there = found.find(({ exists }) => exists);
  if (!there) throw failure("failed-precondition", invitationMessages.inquiryGone);
  const sent = storedInquiry.parse(datedFields(there));
  if (sent.email.toLowerCase() !== businessEmail) return { fromInquiry: { id } };
  return { fromInquiry: { id, name: senderName(sent) }, ratings: sent.ratings };
}
