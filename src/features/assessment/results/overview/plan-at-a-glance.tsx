import { useMemo, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { readPlan } from "../../../../domain/assessment/plan/plan";
import { methodShares } from "../../../../domain/assessment/results/method-shares";
import { phasesOf, prioritiesOf, type TitledItem } from "../../../../domain/assessment/results/plan-at-a-glance";
import { resultsWords } from "../../../../domain/assessment/results/words";
import { currentTime } from "../../../../browser/current-time";
import type { CourseDesign } from "../../plan/course-design/use-course-design";
import { PlanState } from "../../plan/plan-state";
import { MethodsBar } from "./methods-bar";
import { YearTrail } from "../../plan/year-trail";
import type { Results } from "../../results-data/results";
import classes from "./overview.module.css";
import { actionKindNames } from "../../../../domain/assessment/plan-checks/words";
import { isTraining } from "../../../../domain/assessment/plan/action-kinds";
import { cutAtWord } from "../../../../domain/kernel/texts";
import { CourseLink } from "../../plan/course-design/course-link";

interface PriorityCardProps {
  priority: TitledItem;
  planLink: string | undefined;
  courses: CourseDesign | undefined;
}

interface PlanAtAGlanceProps {
  results: Results;
  planLink: string | undefined;
  courses: CourseDesign | undefined;
  withoutPlan?: ReactNode;
}

const fewPriorities = 4;

/** The plan at a glance: its priorities with their courses, its methods, and its year. */
export function PlanAtAGlance({ results, planLink, courses, withoutPlan }: PlanAtAGlanceProps) {
  const { plan } = results;
  const read = useMemo(() => readPlan(plan?.text ?? ""), [plan?.text]);
  const priorities = prioritiesOf(read);
  const methods = methodShares(read);
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
      {methods.length > 0 && <MethodsBar methods={methods} />}
      {phases.length > 0 && <YearTrail phases={phases} />}
    </section>
  );
}

/** A priority of the plan, and how far its course is. */
function PriorityCard({ priority: { item, title, says, anchor }, planLink, courses }: PriorityCardProps) {
  const course = courses?.courseOf(anchor);
  return (
    <li className={classes.priority}>
      <h3>{planLink === undefined ? title : <Link to={`${planLink}#${anchor}`}>{title}</Link>}</h3>
      {says !== "" && <p className={classes.soft}>{cutAtWord(says, 90)}</p>}
      {item.kind && !isTraining(item.kind) && <p>{actionKindNames[item.kind]}</p>}
      {course && <CourseLink title={title} course={course} />}
    </li>
  );
}
