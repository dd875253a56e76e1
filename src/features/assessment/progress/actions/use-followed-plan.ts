import { useMemo } from "react";
import { mayDo } from "../../../../domain/accounts/deeds";
import { followedPlan, type FollowedPlan } from "../../../../domain/assessment/progress/actions/plan-actions";
import type { Reader } from "../../../../domain/assessment/progress/actions/words";
import { readPlan, type StoredPlan } from "../../../../domain/assessment/plan/plan";
import type { KeyIndicators } from "../../../../firebase/assessment/progress/key-indicators";
import { useSession } from "../../../../firebase/sdk/session";
import { useLateLive, type Live } from "../../../../ui/hooks/use-live";
import { withFirestore } from "../../../../firebase/sdk/with-firestore";

/** The plan under way, as the signed-in person reads and changes it. */
export interface PlanUnderWay {
  invitationId: string;
  me: Reader;
  /** False for a reader of the staff, who states nothing. */
  mayChange: boolean;
  live: Live<FollowedPlan>;
  retry: () => void;
  indicators: { live: Live<KeyIndicators>; retry: () => void };
}

const loadActions = async (invitationId: string) =>
  (await withFirestore(import("../../../../firebase/assessment/progress/actions"))).watchActions(invitationId);

const loadOwnIndicators = async (invitationId: string) =>
  (await withFirestore(import("../../../../firebase/assessment/progress/key-indicators"))).followKeyIndicators(
    invitationId,
  );

/** Undefined while there is no plan with actions. */
export function useFollowedPlan(invitationId: string, plan: StoredPlan | undefined): PlanUnderWay | undefined {
  const session = useSession();
  const text = plan?.text;
  const read = useMemo(() => readPlan(text ?? ""), [text]);
  const hasActions = read.sections.some(({ id, items }) => id === "actions" && items.length > 0);
  const { live, retry } = useLateLive(loadActions, hasActions ? invitationId : undefined);
  const indicators = useLateLive(loadOwnIndicators, hasActions ? invitationId : undefined);
  const followed = useMemo(
    (): Live<FollowedPlan> =>
      live.status === "ready" ? { status: "ready", value: followedPlan(read, live.value) } : live,
    [read, live],
  );
  if (!hasActions || session.status !== "signed-in") return undefined;
  const { uid, role } = session;
  const me = { uid, isConsultant: role !== undefined };
  return {
    invitationId,
    me,
    mayChange: role === undefined || mayDo(role, "workOnPlans"),
    live: followed,
    retry,
    indicators,
  };
}
