// The lists of invited businesses. Their indexes stand in firestore.indexes.json.
import { collection, getCountFromServer, limit, orderBy, query, where, type Query } from "firebase/firestore";
import {
  invitation,
  textsOfInvitation,
  type Invitation,
  type InvitationListName,
} from "../../domain/invitations/invitation";
import { standsIn } from "../../domain/invitations/invitation-lists";
import { paths } from "../../domain/kernel/collections";
import { converterFor } from "../sdk/converter";
import { firestore } from "../sdk/firestore";
import type { PageQuery } from "../sdk/lists/live-page";
import { startingWith } from "../sdk/lists/prefix-search";
import { havingWords } from "../sdk/lists/word-search";

export const invitationCollection = () =>
  collection(firestore(), paths.invitations).withConverter(converterFor(invitation));

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
      const matches = (invited: Invitation) => isListed(invited, list, now);
      const then = {
        ...found,
        matches: (invited: Invitation, id: string) => found.matches(invited, id) && matches(invited),
      };
      // Puts beginnings first, for thousands may have a word such as "office".
      const fields = { businessName: "businessName", email: "businessEmail" };
      return { before: { asked: startingWith(invitationCollection(), fields, search), matches }, then };
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
