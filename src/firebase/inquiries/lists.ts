// The lists of the administrator's area, each newest first, or by what is sought. Their indexes stand in firestore.indexes.json.
import { orderBy, query, where } from "firebase/firestore";
import type { Inquiry } from "../../domain/inquiries/inquiry";
import type { Invitation } from "../../domain/invitations/invitation";
import type { Task } from "../../domain/inquiries/task";
import { inquiries, invitations, repliedInquiriesOf, taskQueueOf } from "../sdk/collections";
import type { PagedList } from "../sdk/live-page";
import { startingWith } from "../sdk/prefix-search";

const ofInquiry = { businessName: "businessName", email: "email" };
const ofInvitation = { businessName: "businessName", email: "businessEmail" };

export const newInquiries: PagedList<Inquiry> = (search) =>
  search ? startingWith(inquiries, ofInquiry, search) : query(inquiries, orderBy("createdAt", "desc"));

export const allInvitations: PagedList<Invitation> = (search) =>
  search ? startingWith(invitations, ofInvitation, search) : query(invitations, orderBy("createdAt", "desc"));

/** Only tasks that are not completed; that is what these two statuses say. */
export function tasksOf(uid: string): PagedList<Task> {
  const queue = taskQueueOf(uid);
  const waiting = where("status", "in", ["claimed", "open"]);
  return (search) =>
    search ? startingWith(queue, ofInquiry, search, waiting) : query(queue, waiting, orderBy("movedAt", "desc"));
}

export function answeredInquiriesOf(uid: string): PagedList<Inquiry> {
  const answered = repliedInquiriesOf(uid);
  return (search) =>
    search ? startingWith(answered, ofInquiry, search) : query(answered, orderBy("repliedAt", "desc"));
}
