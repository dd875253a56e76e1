import type { ReactNode } from "react";
import type { ProgressData } from "../../../../domain/assessment/answers/answers";
import { review, type ReviewGroup } from "../../../../domain/assessment/answers/review";
import { resultsPageNames } from "../../../../domain/assessment/results/words";
import { TrailMark } from "../../../../ui/trail/trail-mark";
import classes from "./answers-page.module.css";
import { StepCount } from "./step-count";
import { withScale } from "../../../../domain/assessment/answers/reading-answers";
import { reviewWords } from "../../../../domain/assessment/words";

const blazes = [1, 2, 3, 4, 5] as const;

export interface AnswersPageProps {
  answers: ProgressData;
  /** The other actions on them. */
  controls?: ReactNode;
}

/** The answers, folded by step. */
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

/** The answers of a step under the headings of its parts or teams; what was not answered is left out. */
function AnsweredGroups({ groups }: { groups: readonly ReviewGroup[] }) {
  const answered = groups
    .map(({ heading, lines }) => ({ heading, lines: lines.filter(({ answer }) => answer !== undefined) }))
    .filter(({ lines }) => lines.length > 0);
  if (answered.length === 0) return <p className={classes.soft}>{reviewWords.notAnswered}</p>;
  return answered.map(({ heading, lines }, index) => (
    <div key={index} className={classes.group}>
      <h4>{heading}</h4>
      <dl>
        {lines.map(({ question, answer = "", depth }) => (
          <div key={question.id} data-depth={depth > 0}>
            <dt>{question.text}</dt>
            <dd>
              {question.kind === "rating" && <RatingBlazes rating={Number(answer)} />}
              {withScale(question, answer)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  ));
}

/** A rating as five blazes of which so many are painted; the number stands beside it. None for what is no number. */
function RatingBlazes({ rating }: { rating: number }) {
  if (Number.isNaN(rating)) return null;
  return (
    <svg viewBox="0 0 60 20" width="60" height="20" aria-hidden="true" focusable="false">
      {blazes.map((blaze, nth) => {
        const isPainted = blaze <= rating;
        return (
          <rect
            key={blaze}
            x={1 + nth * 12}
            y="1"
            width="8"
            height="18"
            rx="1.5"
            fill={isPainted ? "var(--forest)" : "var(--paper)"}
            stroke={isPainted ? "var(--forest)" : "var(--line-strong)"}
          />
        );
      })}
    </svg>
  );
}
