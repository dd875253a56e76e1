import { useMemo, useState } from "react";
import { Link } from "react-router-dom";
import { currentTime } from "../../../browser/current-time";
import { homeWords } from "../../../domain/accounts/dashboard/words";
import { firstSentence, readPlan, type StoredPlan } from "../../../domain/assessment/plan/plan";
import { isInMonthOf, nextActions, nextReview } from "../../../domain/assessment/progress/actions/next-actions";
import type { FollowedPlan } from "../../../domain/assessment/progress/actions/plan-actions";
import { phasesOf } from "../../../domain/assessment/results/plan-at-a-glance";
import { resultsWords } from "../../../domain/assessment/results/words";
import { resultsLinks, routes } from "../../../domain/kernel/routes";
import { ErrorState } from "../../../ui/page/error-state";
import { Loading } from "../../../ui/page/loading";
import { uiWords } from "../../../ui/words";
import { YearTrail } from "../plan/year-trail";
import { ActionRow } from "../progress/actions/action-row";
import actionClasses from "../progress/actions/actions.module.css";
import type { ActionsUnderWay } from "../progress/actions/use-followed-plan";
import classes from "./home.module.css";

interface WhatIsNextProps {
  plan: StoredPlan;
  /** Undefined for a plan without actions. */
  underWay: ActionsUnderWay | undefined;
}

const ownLinks = resultsLinks(routes.results);

/** The next actions of a business with a plan, and the present place in its year. */
export function WhatIsNext({ plan, underWay }: WhatIsNextProps) {
  const read = useMemo(() => readPlan(plan.text), [plan.text]);
  const phases = phasesOf(read, plan.generatedAt, currentTime());
  const sentence = firstSentence(read);
  const live = underWay?.live;
  return (
    <section className={classes.next} aria-labelledby="what-is-next">
      <h2 id="what-is-next">{homeWords.next}</h2>
      {sentence !== "" && (
        <p className={classes.sentence}>
          {sentence} <Link to={ownLinks.plan}>{resultsWords.readWholePlan}</Link>
        </p>
      )}
      {live?.status === "loading" && <Loading>{uiWords.loading}</Loading>}
      {underWay && live?.status === "failed" && <ErrorState retry={underWay.retry}>{homeWords.failed}</ErrorState>}
      {underWay && live?.status === "ready" && <NextActions plan={plan} underWay={underWay} followed={live.value} />}
      {phases.length > 0 && <YearTrail phases={phases} />}
    </section>
  );
}

interface NextActionsProps {
  plan: StoredPlan;
  underWay: ActionsUnderWay;
  followed: FollowedPlan;
}

function NextActions({ plan, underWay, followed: { actions } }: NextActionsProps) {
  // An action that has just been done stays where it was pressed.
  const [first] = useState(() => nextActions(actions).map(({ key }) => key));
  const now = currentTime();
  const open = nextActions(actions).length;
  const review = nextReview(plan, now);
  const shown = actions.filter(({ key }) => first.includes(key));
  return (
    <>
      <p className={classes.month}>
        {open === 0
          ? homeWords.nothingOpen
          : homeWords.thisMonth(open, review !== undefined && isInMonthOf(review, now))}{" "}
        {review && <span className={classes.soft}>{homeWords.nextReview(review)}</span>}
      </p>
      <ul className={actionClasses.list}>
        {shown.map((action) => (
          <ActionRow
            key={action.key}
            action={action}
            heading={
              <>
                <Link to={`${ownLinks.plan}#${action.anchor}`}>{action.title}</Link>
                {action.team !== "" && <span className={classes.soft}> · {action.team}</span>}
              </>
            }
            underWay={underWay}
          />
        ))}
      </ul>
      <Link to={ownLinks.progress}>{homeWords.allActions(actions.length)}</Link>
    </>
  );
}
