import type { ProgressData } from "../../../../domain/assessment/answers/answers";
import { stepProgress } from "../../../../domain/assessment/answers/step-progress";
import type { StepKey } from "../../../../domain/assessment/questionnaire/questionnaire";
import { businessMessages } from "../../../../domain/assessment/words";
import classes from "../../wizard/review/review.module.css";

/** The number of answered questions of a step, among those asked so far. */
export function StepCount({ stepKey, answers }: { stepKey: StepKey; answers: ProgressData }) {
  const { progress, answered, unanswered } = stepProgress(stepKey, answers);
  const asked = answered + unanswered.length;
  const says = {
    open: businessMessages.notBegun,
    started: businessMessages.someAnswered(answered, asked),
    done: businessMessages.allAnswered(asked),
  };
  return <span className={classes.count}>{says[progress]}</span>;
}
