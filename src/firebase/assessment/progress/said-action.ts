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
import { isEqual, mergedValue } from "../../../domain/kernel/versioned";
import { hashedId } from "../../sdk/hashed-id";
import { changeDocument } from "../../sdk/writes/changed-document";
import { withDates } from "../../sdk/with-dates";

/** The plan, and the person who states an action's progress. */
export interface Follower {
  firestore: Firestore;
  signature: Pick<ActionChange, "by" | "role">;
}

interface SaidOfAction {
  invitationId: string;
  action: Pick<PlanAction, "key" | "title" | "team">;
  said: StatedProgress;
  /** The statement that this person has seen there. */
  seen: ActionChange | undefined;
}

/** Answers another person's later statement, if there was one. */
export async function sayOfAction(
  { firestore, signature }: Follower,
  { invitationId, action: { key, title, team }, said, seen }: SaidOfAction,
): Promise<{ overtaken?: ActionChange }> {
  const place = doc(firestore, paths.planAction(invitationId, await hashedId(key)));
  return changeDocument<{ overtaken?: ActionChange }>(place, (there) => {
    const mine = { ...said, ...signature };
    const current = { ...mine, at: serverTimestamp() };
    if (!there.exists()) return { result: {}, fields: { key, title, team, current, earlier: [] } };
    const { current: before } = actionProgress.parse(withDates(there.data()));
    const { overtaken } = mergedValue<object | undefined>([seen, before, mine]);
    // A commit whose answer was lost is tried again by the SDK, and finds what it has written itself.
    if (overtaken && isEqual({ ...before, at: undefined }, mine)) return { result: {} };
    const earlier = (there.get("earlier") as unknown[]).slice(1 - mostEarlierChanges);
    const fields = { ...there.data(), current, earlier: [...earlier, there.get("current") as unknown] };
    return { result: overtaken ? { overtaken: before } : {}, fields };
  });
}
