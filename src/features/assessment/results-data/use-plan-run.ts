// The run of the plan as every window sees it, also one that another window began: live, and with a check that its
// writer is still alive.
import { useCallback, useEffect, useState } from "react";
import { staleAfterMs, type PlanRunDocument } from "../../../domain/assessment/plan/plan-run";
import type { Subscribe } from "../../../browser/subscribe";
import { useLateLive } from "../../../ui/hooks/use-live";
import { withFirestore } from "../../../firebase/sdk/with-firestore";

/** Longer than the server waits, so that the server agrees whenever this offers to go on. */
const silenceLimitMs = staleAfterMs + 3000;
/** By so much the clock of this machine may be wrong. */
const clockErrorMs = 60_000;

export interface FollowedRun {
  run: PlanRunDocument | undefined;
  /** No writer is left, although the run has no end. */
  isStale: boolean;
}

export function usePlanRun(invitationId: string, onRun?: (run: PlanRunDocument | undefined) => void): FollowedRun {
  const [silentAfter, setSilentAfter] = useState<string>();
  const load = useCallback(
    async (id: string): Promise<Subscribe<PlanRunDocument | undefined>> => {
      const { followPlanRun } = await withFirestore(import("../../../firebase/assessment/plan/plan-run"));
      return (next, fail) =>
        followPlanRun(id)((run) => {
          next(run);
          onRun?.(run);
        }, fail);
    },
    [onRun],
  );
  // Without it one sees what this window writes itself.
  const { live } = useLateLive(load, invitationId, { keepsPrevious: true });
  const run = live.status === "ready" ? live.value : undefined;

  const heartbeat = run?.status === "running" ? `${run.runId} ${run.heartbeatAt.getTime()}` : undefined;
  const heartbeatAt = run?.heartbeatAt.getTime() ?? 0;
  useEffect(() => {
    if (heartbeat === undefined) return;
    const isLongAgo = Date.now() - heartbeatAt > silenceLimitMs + clockErrorMs;
    const timer = setTimeout(() => setSilentAfter(heartbeat), isLongAgo ? 0 : silenceLimitMs);
    return () => clearTimeout(timer);
  }, [heartbeat, heartbeatAt]);

  return { run, isStale: heartbeat !== undefined && silentAfter === heartbeat };
}
