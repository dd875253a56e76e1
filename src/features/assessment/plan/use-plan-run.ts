// The writing of the plan as every window sees it, whoever began it: live, and with an eye on whether the writer is still alive.
import { useEffect, useState } from "react";
import { staleAfterMs, type PlanRunDocument } from "../../../domain/assessment/plan/plan-run";

/** Longer than the server waits, so that it agrees whenever this offers to go on. */
const patienceMs = staleAfterMs + 3000;
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

  const sign = run?.status === "running" ? `${run.runId} ${run.heartbeatAt.getTime()}` : undefined;
  const signAt = run?.heartbeatAt.getTime() ?? 0;
  useEffect(() => {
    if (sign === undefined) return;
    const isLongAgo = Date.now() - signAt > patienceMs + clockErrorMs;
    const timer = setTimeout(() => setSilentAfter(sign), isLongAgo ? 0 : patienceMs);
    return () => clearTimeout(timer);
  }, [sign, signAt]);

  return { run, isStale: sign !== undefined && silentAfter === sign };
}
