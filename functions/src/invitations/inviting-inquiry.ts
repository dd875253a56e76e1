// Finds the inquiry from which a business is invited, in the three places at which its administrator may have it.
import { senderName, inquiry as storedInquiry } from "../../../src/domain/inquiries/inquiry";
import type { Invitation } from "../../../src/domain/invitations/invitation";
import { invitationMessages } from "../../../src/domain/invitations/words";
import { paths } from "../../../src/domain/kernel/collections";
import { failure } from "../callable/failure";
import { database } from "../firestore/database";
import { datedFields } from "../firestore/dated-fields";

/** Returns the link to it. It names the sender only if they are the invited person. */
export async function readInvitingInquiry(
  uid: string,
  id: string,
  businessEmail: string,
): Promise<Invitation["fromInquiry"]> {
  const places = [paths.inquiry(id), paths.task(uid, id), paths.repliedInquiry(uid, id)];
  const found = await database.getAll(...places.map((place) => database.doc(place)));
  const there = found.find(({ exists }) => exists);
  if (!there) throw failure("failed-precondition", invitationMessages.inquiryGone);
  const sent = storedInquiry.parse(datedFields(there));
  return { id, ...(sent.email.toLowerCase() === businessEmail && { name: senderName(sent) }) };
}
