import { useMemo, type ReactNode } from "react";
import { Link } from "react-router-dom";
import { wholeSections } from "../../../domain/assessment/plan/continuation";
import { readPlan, type StoredPlan } from "../../../domain/assessment/plan/plan";
import { sectionAnchor } from "../../../domain/assessment/results/anchors";
import { resultsWords } from "../../../domain/assessment/results/words";
import { useHashTarget } from "../../../ui/hooks/use-hash-target";
import type { Results } from "../results-data/results";
import { PlanState } from "./plan-state";
import { PlanView } from "./plan-view";
import classes from "./plan-page.module.css";
import type { CourseDesign } from "./course-design/use-course-design";

export interface PlanPageProps {
  results: Results;
  courses: CourseDesign | undefined;
  /** The other actions on the plan. */
  controls?: ReactNode;
  /** The desk at which it is worked on; it is there without a plan, too. */
  desk?: ReactNode;
  /** The progress of its actions, in a line. */
  progress?: ReactNode;
  /** Returns the part beside an item, by the id of its element. */
  beside?: (anchor: string) => ReactNode;
  withoutPlan?: ReactNode;
}

/** The whole plan beside the list of its sections; while there is no whole one, what has been written of it. */
export function PlanPage({ results, courses, controls, desk, progress, beside, withoutPlan }: PlanPageProps) {
  const { plan, answers, profile, diagnosis } = results;
  const shown = plan ?? partOf(results);
  const { sections } = useMemo(() => readPlan(shown?.text ?? ""), [shown?.text]);
  useHashTarget();
  return (
    <section className={classes.page} aria-labelledby="training-plan">
      <header className={classes.head}>
        <h2 id="training-plan">{resultsWords.trainingPlan}</h2>
        {progress}
      </header>
      <PlanState results={results} withoutPlan={withoutPlan} />
      {!shown && desk}
      {shown && (
        <div className={classes.columns}>
          {sections.length > 1 && (
            <nav className={classes.sections} aria-label={resultsWords.sections}>
              <ol>
                {sections.map(({ heading }, nth) => (
                  <li key={nth}>
                    <Link to={{ hash: sectionAnchor(nth) }}>{heading}</Link>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <div className={classes.text} aria-busy={results.planState === "writing" && plan === undefined}>
            {shown !== plan && <p>{resultsWords.partOfPlan}</p>}
            <PlanView
              plan={shown}
              answers={answers}
              gaps={profile.gaps}
              diagnosis={diagnosis}
              partial={shown !== plan}
              courses={courses}
              beside={shown === plan ? beside : undefined}
            />
            {controls}
            {desk}
          </div>
        </div>
      )}
    </section>
  );
}

/** Of a plan that is being written everything that is there, of one that broke off what is whole. */
function partOf({ planState, writing }: Results): StoredPlan | undefined {
  const text = writing?.run?.text ?? "";
  const part = planState === "writing" ? text : planState === "broken" ? wholeSections(text) : "";
  return part === "" ? undefined : { text: part };
}
