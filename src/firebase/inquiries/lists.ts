// The lists of the inbox, each newest first, or by what is sought. Their indexes stand in firestore.indexes.json.
import { orderBy, query, where, type QueryConstraint } from "firebase/firestore";
import { textsOfInquiry, type Inquiry } from "../../domain/inquiries/inquiry";
import type { Task } from "../../domain/inquiries/task";
import { inquiryCollection, repliedInquiryCollection, taskCollection } from "../sdk/collections";
import type { PageQuery } from "../sdk/lists/live-page";
import { startingWith } from "../sdk/lists/prefix-search";
import { inOrderOrHaving } from "../sdk/lists/word-search";

/** An address is sought as such first: thousands may have the words of its domain. */
export const newInquiries: PageQuery<Inquiry> = (search) => {
  const words = { texts: textsOfInquiry, search, order: orderBy("createdAt", "desc") };
  const found = inOrderOrHaving(inquiryCollection(), words);
  if (!search.includes("@")) return found;
  const fields = { businessName: "businessName", email: "email" };
  return { before: startingWith(inquiryCollection(), fields, search), then: found };
};

/**
 * Only tasks that are not completed; that is what these two statuses say. First what is due, by its day, then what has
 * no day, the newest first.
 */
export function tasksOf(uid: string): PageQuery<Task> {
  const waiting = query(taskCollection(uid), where("status", "in", ["claimed", "open"]));
  const inOrder = (search: string, order: QueryConstraint) =>
    inOrderOrHaving(waiting, { texts: textsOfInquiry, search, order });
  return (search) => ({
    before: inOrder(search, orderBy("dueOn")),
    then: inOrder(search, orderBy("movedAt", "desc")),
  });
}

export function answeredInquiriesOf(uid: string): PageQuery<Inquiry> {
  const answered = repliedInquiryCollection(uid);
  return (search) => inOrderOrHaving(answered, { texts: textsOfInquiry, search, order: orderBy("repliedAt", "desc") });
}
