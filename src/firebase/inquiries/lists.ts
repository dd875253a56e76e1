// The lists of the administrator's area, each newest first, or by what is sought. Their indexes stand in
// firestore.indexes.json.
import { orderBy, query, where, type QueryConstraint, type Query } from "firebase/firestore";
import { textsOfInquiry, type Inquiry } from "../../domain/inquiries/inquiry";
import { textsOfInvitation, type Invitation, type InvitationListName } from "../../domain/invitations/invitation";
import type { Task } from "../../domain/inquiries/task";
import { inquiryCollection, invitationCollection, repliedInquiryCollection, taskCollection } from "../sdk/collections";
import type { PageQuery, SiftedQuery } from "../sdk/lists/live-page";
import { hasWords, wordToAskFor, type SearchedTexts } from "../../domain/kernel/search-words";

export const newInquiries: PageQuery<Inquiry> = (search) =>
  havingWords(inquiryCollection(), { texts: textsOfInquiry, search, order: orderBy("createdAt", "desc") });

export const allInvitations: PageQuery<Invitation> = (search) =>
  havingWords(invitationCollection(), { texts: textsOfInvitation, search, order: orderBy("createdAt", "desc") });

/** Those that stand in one of the lists at this time, first what asks for most: what ends next, or what is newest. */
export function invitationsIn(list: InvitationListName, now: Date): PageQuery<Invitation> {
  const date = `lists.${list}`;
  if (list === "open") return () => query(invitationCollection(), where(date, ">", now), orderBy(date));
  return () => query(invitationCollection(), where(date, "<=", now), orderBy(date, "desc"));
}

/**
 * Only tasks that are not completed; that is what these two statuses say. First what is due, by its day, then what has
 * no day, the newest first.
 */
export function tasksOf(uid: string): PageQuery<Task> {
  const waiting = query(taskCollection(uid), where("status", "in", ["claimed", "open"]));
  const inOrder = (search: string, order: QueryConstraint) =>
    havingWords(waiting, { texts: textsOfInquiry, search, order });
  return (search) => ({
    before: inOrder(search, orderBy("dueOn")),
    then: inOrder(search, orderBy("movedAt", "desc")),
  });
}

export function answeredInquiriesOf(uid: string): PageQuery<Inquiry> {
  const answered = repliedInquiryCollection(uid);
  return (search) => havingWords(answered, { texts: textsOfInquiry, search, order: orderBy("repliedAt", "desc") });
}

// Searching a list for words: the database is asked for the one of them that tells most, and what it finds is sifted by
// the others. What it is found by is stored with the document (src/domain/kernel/search-words.ts).
/** Returns the list in its order, or its entries with the words of a search. */
function havingWords<T>(
  list: Query<T>,
  {
    texts,
    search,
    order,
  }: { texts: (document: T, id: string) => SearchedTexts; search: string; order: QueryConstraint },
): Query<T> | SiftedQuery<T> {
  if (search === "") return query(list, order);
  const asked = query(list, where("searchWords", "array-contains", wordToAskFor(search) ?? search), order);
  return { asked, matches: (document, id) => hasWords(texts(document, id), search) };
}
