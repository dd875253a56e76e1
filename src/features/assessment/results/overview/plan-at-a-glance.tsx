import { useMemo, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { readPlan } from "../../../../domain/assessment/plan/plan";
import { phasesOf, prioritiesOf } from "../../../../domain/assessment/results/plan-at-a-glance";
import { resultsWords } from "../../../../domain/assessment/results/words";
import { currentTime } from "../../../../browser/current-time";
import type { CourseDesign } from "../../plan/course-design/use-course-design";
import { PlanState } from "../../plan/plan-state";
import type { Results } from "../../results-data/results";
import classes from "./overview.module.css";
import { PriorityCard } from "./priority-card";
import { YearTrail } from "./year-trail";

interface PlanAtAGlanceProps {
  results: Results;
  planLink: string | undefined;
  courses: CourseDesign | undefined;
  withoutPlan?: ReactNode;
}

const fewPriorities = 4;

/** What the plan comes to: its priorities with their courses, and its year. */
export function PlanAtAGlance({ results, planLink, courses, withoutPlan }: PlanAtAGlanceProps) {
  const { plan } = results;
  const read = useMemo(() => readPlan(plan?.text ?? ""), [plan?.text]);
  const priorities = prioritiesOf(read);
  const phases = phasesOf(read, plan?.generatedAt, currentTime());
  return (
    <section className={classes.plan} aria-labelledby="plan-at-a-glance">
      <header>
        <h2 id="plan-at-a-glance">{resultsWords.trainingPlan}</h2>
        {plan?.generatedAt && <p className={classes.soft}>{resultsWords.writtenOn(plan.generatedAt)}</p>}
        {planLink !== undefined && (plan !== undefined || results.planState === "writing") && (
          <Link to={planLink}>{resultsWords.readWholePlan}</Link>
        )}
      </header>
      <PlanState results={results} withoutPlan={withoutPlan} />
      <ol className={classes.priorities}>
        {priorities.slice(0, fewPriorities).map((priority) => (
          <PriorityCard key={priority.anchor} {...{ priority, planLink, courses }} />
        ))}
      </ol>
      {priorities.length > fewPriorities && planLink !== undefined && (
        <Link to={`${planLink}#${priorities[fewPriorities]?.anchor}`}>
          {resultsWords.allPriorities(priorities.length)}
        </Link>
      )}
      {phases.length > 0 && <YearTrail phases={phases} />}
    </section>
  );
}
