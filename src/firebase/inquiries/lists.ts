// The lists of the administrator's area, each newest first, or by what is sought. Their indexes stand in
// firestore.indexes.json.
import { getCountFromServer, limit, orderBy, query, where, type Query, type QueryConstraint } from "firebase/firestore";
import { textsOfInquiry, type Inquiry } from "../../domain/inquiries/inquiry";
import { textsOfInvitation, type Invitation, type InvitationListName } from "../../domain/invitations/invitation";
import { standsIn } from "../../domain/invitations/invitation-lists";
import type { Task } from "../../domain/inquiries/task";
import { inquiryCollection, invitationCollection, repliedInquiryCollection, taskCollection } from "../sdk/collections";
import type { PageQuery, SiftedQuery } from "../sdk/lists/live-page";
import { startingWith } from "../sdk/lists/prefix-search";
import { hasWords, wordToAskFor, type SearchedTexts } from "../../domain/kernel/search-words";

/** An address is sought as such first: thousands may have the words of its domain. */
export const newInquiries: PageQuery<Inquiry> = (search) => {
  const words = { texts: textsOfInquiry, search, order: orderBy("createdAt", "desc") };
  const found = inOrderOrHaving(inquiryCollection(), words);
  if (!search.includes("@")) return found;
  const fields = { businessName: "businessName", email: "email" };
  return { before: startingWith(inquiryCollection(), fields, search), then: found };
};

/** Invitations, the newest first. */
export const newestInvitations = () => query(invitationCollection(), orderBy("createdAt", "desc"));

/**
 * The businesses that stand in one of the lists at this time, first what asks for most: what ends next, or what is
 * newest. Of all businesses, those that need attention stand first.
 */
export function businessesIn(list: InvitationListName | "all", now: Date): PageQuery<Invitation> {
  return (search) => {
    if (search !== "") {
      const order = orderBy("createdAt", "desc");
      const found = havingWords(invitationCollection(), { texts: textsOfInvitation, search, order });
      return { ...found, matches: (invited, id) => found.matches(invited, id) && isListed(invited, list, now) };
    }
    if (list === "all") return { before: standingIn("needsAttention", now), then: newestInvitations() };
    return standingIn(list, now);
  };
}

export function standingIn(list: InvitationListName, now: Date): Query<Invitation> {
  const date = `lists.${list}`;
  if (list === "open") return query(invitationCollection(), where(date, ">", now), orderBy(date));
  return query(invitationCollection(), where(date, "<=", now), orderBy(date, "desc"));
}

function isListed({ lists }: Invitation, list: InvitationListName | "all", now: Date): boolean {
  return list === "all" || standsIn(lists, list, now);
}

/** The rules refuse a longer list. */
export const mostCounted = 100;

/** Returns the number of businesses in a list, up to the most that is counted. It costs one read. */
export async function countBusinesses(list: InvitationListName | "all", now: Date): Promise<number> {
  const all = list === "all" ? newestInvitations() : standingIn(list, now);
  return (await getCountFromServer(query(all, limit(mostCounted)))).data().count;
}

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

// Searching a list for words: the database is asked for the one of them that tells most, and what it finds is sifted by
// the others. What it is found by is stored with the document (src/domain/kernel/search-words.ts).
interface WordSearch<T> {
  texts: (document: T, id: string) => SearchedTexts;
  search: string;
  order: QueryConstraint;
}

/** Returns the list in its order, or its entries with the words of a search. */
function inOrderOrHaving<T>(list: Query<T>, sought: WordSearch<T>): Query<T> | SiftedQuery<T> {
  return sought.search === "" ? query(list, sought.order) : havingWords(list, sought);
}

/** Returns the entries with the words of a search. */
function havingWords<T>(list: Query<T>, { texts, search, order }: WordSearch<T>): SiftedQuery<T> {
  const asked = query(list, where("searchWords", "array-contains", wordToAskFor(search) ?? search), order);
  return { asked, matches: (document, id) => hasWords(texts(document, id), search) };
}
