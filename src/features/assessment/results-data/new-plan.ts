import { useLocation } from "react-router-dom";

/** The state of a history entry that leads a reader to the results of a plan that has just been written. */
export const newPlanState = { planIsNew: true };

export function usePlanIsNew(): boolean {
  return (useLocation().state as Partial<typeof newPlanState> | null)?.planIsNew === true;
}
