import type { ReactNode } from "react";
import type { ProgressData } from "../../../../domain/assessment/answers/answers";
import { review } from "../../../../domain/assessment/answers/review";
import { authorOf } from "../../../../domain/assessment/seats/answer-authors";
import { answeredParts } from "../../../../domain/assessment/report/answers";
import { resultsPageNames } from "../../../../domain/assessment/results/words";
import { TrailMark } from "../../../../ui/trail/trail-mark";
import { withTeams, type AnswerAuthorship } from "../../results-data/use-authors";
import { DocumentParts } from "../../charts/document-parts";
import classes from "./answers-page.module.css";
import { StepCount } from "./step-count";

export interface AnswersPageProps {
  answers: ProgressData;
  /** The other actions on them. */
  controls?: ReactNode;
  /** The colleagues who gave answers, and the teams with their ids. */
  authors?: AnswerAuthorship | undefined;
}

/** The answers, folded by step. */
export function AnswersPage({ answers, controls, authors }: AnswersPageProps) {
  const known = authors?.known;
  const whole = authors ? withTeams(answers, authors.teams) : answers;
  return (
    <section className={classes.page} aria-labelledby="answers">
      <h2 id="answers">{resultsPageNames.answers}</h2>
      {controls}
      <div>
        {review(whole, (path) => known && authorOf(whole, path, known)).map((step) => (
          <details key={step.key} className={classes.step}>
            <summary>
              <TrailMark state={step.progress} />
              <h3>{step.title}</h3>
              <StepCount stepKey={step.key} answers={answers} />
            </summary>
            <DocumentParts parts={answeredParts(step)} level={4} />
          </details>
        ))}
      </div>
    </section>
  );
}
