import { planRun, type PlanRunDocument } from "../../../domain/assessment/plan/plan-run";
import { paths } from "../../../domain/kernel/collections";
import { logWarning } from "../../../browser/log";
import type { Subscribe } from "../../../browser/subscribe";
import { openedFirst } from "../access/access";
import { followDocument } from "../../sdk/follow";

/** Follows the writing of a plan; what this browser merely remembers does not count, and a failure changes nothing. */
export function followPlanRun(invitationId: string): Subscribe<PlanRunDocument | undefined> {
  const follow = openedFirst(
    invitationId,
    followDocument(paths.planRunOf(invitationId), planRun, (run, upToDate) => ({ run, upToDate })),
  );
  return (next) =>
    follow(
      ({ run, upToDate }) => {
        if (upToDate) next(run);
      },
      (error) => logWarning("The writing of the plan could not be followed.", error),
    );
}
