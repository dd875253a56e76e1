// The lists of the administrator's area, each newest first, or by what is sought. Their indexes stand in
// firestore.indexes.json.
import { orderBy, query, where } from "firebase/firestore";
import type { Inquiry } from "../../domain/inquiries/inquiry";
import type { Invitation, InvitationListName } from "../../domain/invitations/invitation";
import type { Task } from "../../domain/inquiries/task";
import { inquiryCollection, invitationCollection, repliedInquiryCollection, taskCollection } from "../sdk/collections";
import type { PageQuery } from "../sdk/live-page";
import { startingWith } from "../sdk/prefix-search";

const ofInquiry = { businessName: "businessName", email: "email" };
const ofInvitation = { businessName: "businessName", email: "businessEmail" };

export const newInquiries: PageQuery<Inquiry> = (search) =>
  search ? startingWith(inquiryCollection, ofInquiry, search) : query(inquiryCollection, orderBy("createdAt", "desc"));

export const allInvitations: PageQuery<Invitation> = (search) =>
  search
    ? startingWith(invitationCollection, ofInvitation, search)
    : query(invitationCollection, orderBy("createdAt", "desc"));

/** Those that stand in one of the lists at this time, first what asks for most: what ends next, or what is newest. */
export function invitationsIn(list: InvitationListName, now: Date): PageQuery<Invitation> {
  const date = `lists.${list}`;
  if (list === "open") return () => query(invitationCollection, where(date, ">", now), orderBy(date));
  return () => query(invitationCollection, where(date, "<=", now), orderBy(date, "desc"));
}

/** Only tasks that are not completed; that is what these two statuses say. */
export function tasksOf(uid: string): PageQuery<Task> {
  const queue = taskCollection(uid);
  const waiting = where("status", "in", ["claimed", "open"]);
  return (search) =>
    search ? startingWith(queue, ofInquiry, search, waiting) : query(queue, waiting, orderBy("movedAt", "desc"));
}

export function answeredInquiriesOf(uid: string): PageQuery<Inquiry> {
  const answered = repliedInquiryCollection(uid);
  return (search) =>
    search ? startingWith(answered, ofInquiry, search) : query(answered, orderBy("repliedAt", "desc"));
}
