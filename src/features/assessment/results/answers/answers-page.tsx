import type { ReactNode } from "react";
import type { ProgressData } from "../../../../domain/assessment/answers/answers";
import { review } from "../../../../domain/assessment/answers/review";
import { resultsPageNames } from "../../../../domain/assessment/results/words";
import { TrailMark } from "../../../../ui/trail/trail-mark";
import { AnsweredGroups } from "./answered-groups";
import classes from "./answers-page.module.css";
import { StepCount } from "./step-count";

export interface AnswersPageProps {
  answers: ProgressData;
  /** What else can be done with them. */
  controls?: ReactNode;
}

/** What was answered, folded by step. */
export function AnswersPage({ answers, controls }: AnswersPageProps) {
  return (
    <section className={classes.page} aria-labelledby="answers">
      <h2 id="answers">{resultsPageNames.answers}</h2>
      {controls}
      <div>
        {review(answers).map((step) => (
          <details key={step.key} className={classes.step}>
            <summary>
              <TrailMark state={step.progress} />
              <h3>{step.title}</h3>
              <StepCount stepKey={step.key} answers={answers} />
            </summary>
            <AnsweredGroups groups={step.groups} />
          </details>
        ))}
      </div>
    </section>
  );
}
