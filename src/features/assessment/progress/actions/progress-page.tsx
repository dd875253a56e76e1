import { resultsPageNames } from "../../../../domain/assessment/results/words";
import classes from "./actions.module.css";
import { PlanActions } from "./plan-actions";
import type { PlanUnderWay } from "./use-followed-plan";

export interface ProgressPageProps {
  underWay: PlanUnderWay;
  /** The page with the plan itself. */
  planLink: string | undefined;
}

/** The progress of each action of the plan, with its indicators. */
export function ProgressPage({ underWay, planLink }: ProgressPageProps) {
  return (
    <section className={classes.actions} aria-labelledby="progress">
      <h2 id="progress">{resultsPageNames.progress}</h2>
      <PlanActions underWay={underWay} planLink={planLink} />
    </section>
  );
}
