// Reminding every business for which it is due.
import { getDocs, limit, query } from "firebase/firestore";
import type { Invitation } from "../../domain/invitations/invitation";
import { isReminderDue } from "../../domain/invitations/invitation-lists";
import { nextWords } from "../../domain/invitations/next-words";
import { mostCounted, standingIn } from "../invitations/lists";
import { readableEntries } from "../sdk/follow";
import { remindInvited } from "../invitations/invitation-actions";

/** Returns the businesses for which a reminder is due, among the first hundred that need attention. */
export async function quietBusinesses(now: Date): Promise<Invitation[]> {
  const { docs } = await getDocs(query(standingIn("needsAttention", now), limit(mostCounted)));
  return readableEntries(docs)
    .map(({ id, document }) => ({ ...document, invitationCode: id }))
    .filter((invited) => isReminderDue(invited, now));
}

/** Reminds one business after the other, as the mail server is asked for one mail at a time. */
export async function remindAll(
  businesses: readonly Invitation[],
  onReminded: (count: number) => void,
): Promise<{ done: boolean; sentence: string }> {
  const others: string[] = [];
  for (const [nth, business] of businesses.entries()) {
    const { done } = await remindInvited(business);
    if (!done) others.push(business.businessName);
    onReminded(nth + 1 - others.length);
  }
  const sent = businesses.length - others.length;
  const { allReminded, notAllReminded } = nextWords;
  return others.length === 0
    ? { done: true, sentence: allReminded(sent) }
    : { done: false, sentence: notAllReminded(sent, businesses.length, others) };
}
