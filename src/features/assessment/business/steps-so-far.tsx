import { businessMessages } from "../../../domain/assessment/words";
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { type ProgressState, stepProgress } from "../../../domain/assessment/answers/step-progress";
import { stepKeys, stepOf } from "../../../domain/assessment/questionnaire/questionnaire";
import { TrailMark } from "../../../ui/trail/trail-mark";
import classes from "./business.module.css";

/** How many questions of each step are answered, of those that are asked so far. */
export function StepsSoFar({ answers }: { answers: ProgressData }) {
  return (
    <ol className={classes.steps} aria-label={businessMessages.progress}>
      {stepKeys.map((key) => {
        const { progress, answered, unanswered } = stepProgress(key, answers);
        return (
          <li key={key}>
            <TrailMark state={progress} />
            <span>{stepOf(key).title}</span>
            <span className={classes.count}>{answeredInWords(progress, answered, answered + unanswered.length)}</span>
          </li>
        );
      })}
    </ol>
  );
}

function answeredInWords(progress: ProgressState, answered: number, asked: number): string {
  if (progress === "open") return businessMessages.notBegun;
  return progress === "done" ? businessMessages.allAnswered(asked) : businessMessages.someAnswered(answered, asked);
}
