// The run of the plan as every window sees it, whoever began it: live, and with a check that its writer is still alive.
import { useEffect, useState } from "react";
import { staleAfterMs, type PlanRunDocument } from "../../../domain/assessment/plan/plan-run";

/** Longer than the server waits, so that the server agrees whenever this offers to go on. */
const silenceLimitMs = staleAfterMs + 3000;
/** By so much the clock of this machine may be wrong. */
const clockErrorMs = 60_000;

export interface FollowedRun {
  run: PlanRunDocument | undefined;
  /** Nobody writes any more, although the run has no end. */
  isStale: boolean;
}

export function usePlanRun(invitationId: string, onRun: (run: PlanRunDocument | undefined) => void): FollowedRun {
  const [run, setRun] = useState<PlanRunDocument>();
  const [silentAfter, setSilentAfter] = useState<string>();

  useEffect(() => {
    let isHere = true;
    let stop: (() => void) | undefined;
    const take = (next: PlanRunDocument | undefined) => {
      setRun(next);
      onRun(next);
    };
    import("../../../firebase/assessment/plan-run").then(
      ({ followPlanRun }) => {
        if (isHere) stop = followPlanRun(invitationId, take);
      },
      () => undefined, // without it one sees what this window writes itself
    );
    return () => {
      isHere = false;
      stop?.();
    };
  }, [invitationId, onRun]);

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
