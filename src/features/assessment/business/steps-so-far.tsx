import { businessMessages } from "../../../domain/assessment/words";
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { stepProgress } from "../../../domain/assessment/answers/step-progress";
import { stepKeys, stepOf } from "../../../domain/assessment/questionnaire/questionnaire";
import { StepCount } from "../results/answers/step-count";
import { TrailMark } from "../../../ui/trail/trail-mark";
import classes from "./business.module.css";

/** How many questions of each step are answered, of those that are asked so far. */
export function StepsSoFar({ answers }: { answers: ProgressData }) {
  return (
    <ol className={classes.steps} aria-label={businessMessages.progress}>
      {stepKeys.map((key) => (
        <li key={key}>
          <TrailMark state={stepProgress(key, answers).progress} />
          <span>{stepOf(key).title}</span>
          <StepCount stepKey={key} answers={answers} />
        </li>
      ))}
    </ol>
  );
}
