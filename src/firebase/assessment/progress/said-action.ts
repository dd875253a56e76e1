// Says what became of an action of a plan. Of two who do so at the same moment the second one counts, and is told what
// the first has said, which stays in the history. What is copied there stays as Firestore gave it: a Date would lose a
// part of its times, and the rules compare.
import { doc, serverTimestamp, type Firestore } from "firebase/firestore";
import {
  actionProgress,
  mostEarlierChanges,
  type ActionChange,
  type StatedProgress,
} from "../../../domain/assessment/progress/actions/action-progress";
import type { PlanAction } from "../../../domain/assessment/progress/actions/plan-actions";
import { paths } from "../../../domain/kernel/collections";
import { retriedTransaction } from "../../sdk/writes/retried-transaction";
import { withDates } from "../../sdk/with-dates";

/** Where and as whom something is said of a plan. */
export interface Follower {
  firestore: Firestore;
  signature: Pick<ActionChange, "by" | "role">;
}

interface SaidOfAction {
  invitationId: string;
  action: Pick<PlanAction, "key" | "title" | "team">;
  said: StatedProgress;
  /** What whoever says it has seen there. */
  seen: ActionChange | undefined;
}

/** Answers what somebody else had said of it meanwhile, where somebody had. */
export async function sayOfAction(
  { firestore, signature }: Follower,
  { invitationId, action: { key, title, team }, said, seen }: SaidOfAction,
): Promise<{ overtaken?: ActionChange }> {
  const place = doc(firestore, paths.planAction(invitationId, await idOf(key)));
  return retriedTransaction<{ overtaken?: ActionChange }>(firestore, async (transaction) => {
    const there = await transaction.get(place);
    const current = { ...said, ...signature, at: serverTimestamp() };
    if (!there.exists()) {
      transaction.set(place, { key, title, team, current, earlier: [] });
      return {};
    }
    const { current: before } = actionProgress.parse(withDates(there.data()));
    const isSeen = before.at.getTime() === seen?.at.getTime();
    // A commit whose answer was lost is tried again by the SDK, and finds what it has written itself.
    if (!isSeen && saysTheSame(before, { ...said, ...signature })) return {};
    const earlier = there.get("earlier") as unknown[];
    const history = [...earlier.slice(1 - mostEarlierChanges), there.get("current") as unknown];
    transaction.update(place, { current, earlier: history });
    return isSeen ? {} : { overtaken: before };
  });
}

function saysTheSame(before: ActionChange, said: StatedProgress & Pick<ActionChange, "by">): boolean {
  return (["status", "on", "note", "by"] as const).every((name) => before[name] === said[name]);
}

/** A key may be anything, so the id of its document is a hash of it. */
async function idOf(key: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(key));
  return [...new Uint8Array(digest).subarray(0, 16)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
