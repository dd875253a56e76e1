import { useMemo } from "react";
import { mayDo } from "../../../../domain/accounts/deeds";
import type { ActionChange, StatedProgress } from "../../../../domain/assessment/progress/actions/action-progress";
import {
  followedPlan,
  planActions,
  type FollowedPlan,
  type PlanAction,
} from "../../../../domain/assessment/progress/actions/plan-actions";
import type { Reader } from "../../../../domain/assessment/progress/actions/words";
import { readPlan, type StoredPlan } from "../../../../domain/assessment/plan/plan";
import type { KeyIndicators } from "../../../../firebase/assessment/progress/key-indicators";
import { useSession } from "../../../../firebase/sdk/session";
import { useLateLive, type Live } from "../../../../ui/hooks/use-live";
import { withFirestore } from "../../../../firebase/sdk/with-firestore";

export type SayOfAction = (
  action: Pick<PlanAction, "key" | "title" | "team">,
  said: StatedProgress,
  seen: ActionChange | undefined,
) => Promise<{ overtaken?: ActionChange }>;

/** The actions of a plan under way, as the signed-in person reads and changes them. */
export interface ActionsUnderWay {
  invitationId: string;
  me: Reader;
  /** False for a reader of the staff, who states nothing. */
  mayChange: boolean;
  live: Live<FollowedPlan>;
  retry: () => void;
  /** Saves it; answers another person's later statement, if there was one. */
  say: SayOfAction;
}

export interface PlanUnderWay extends ActionsUnderWay {
  indicators: { live: Live<KeyIndicators>; retry: () => void };
}

const loadActions = async (invitationId: string) =>
  (await withFirestore(import("../../../../firebase/assessment/progress/actions"))).watchActions(invitationId);

const sayIn =
  (invitationId: string): SayOfAction =>
  async (action, said, seen) => {
    const { saveAction } = await withFirestore(import("../../../../firebase/assessment/progress/actions"));
    return saveAction({ invitationId, action, said, seen });
  };

const loadOwnIndicators = async (invitationId: string) =>
  (await withFirestore(import("../../../../firebase/assessment/progress/key-indicators"))).followKeyIndicators(
    invitationId,
  );

/** Undefined while there is no plan with actions. */
export function useFollowedActions(invitationId: string, plan: StoredPlan | undefined): ActionsUnderWay | undefined {
  const session = useSession();
  const text = plan?.text;
  const read = useMemo(() => readPlan(text ?? ""), [text]);
  const hasActions = planActions(read).length > 0;
  const { live, retry } = useLateLive(loadActions, hasActions ? invitationId : undefined);
  const followed = useMemo(
    (): Live<FollowedPlan> =>
      live.status === "ready" ? { status: "ready", value: followedPlan(read, live.value) } : live,
    [read, live],
  );
  const say = useMemo(() => sayIn(invitationId), [invitationId]);
  if (!hasActions || session.status !== "signed-in") return undefined;
  const { uid, role } = session;
  const me = { uid, isConsultant: role !== undefined };
  const mayChange = role === undefined || mayDo(role, "workOnPlans");
  return { invitationId, me, mayChange, live: followed, retry, say };
}

/** The same with the indicators that they follow. */
export function useFollowedPlan(invitationId: string, plan: StoredPlan | undefined): PlanUnderWay | undefined {
  const actions = useFollowedActions(invitationId, plan);
  const indicators = useLateLive(loadOwnIndicators, actions && invitationId);
  return actions && { ...actions, indicators };
}
