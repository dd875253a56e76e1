import type { ProgressData } from "../../../../domain/assessment/answers/answers";
import { stepProgress } from "../../../../domain/assessment/answers/step-progress";
import { stepKeys, stepOf } from "../../../../domain/assessment/questionnaire/questionnaire";
import { reviewWords } from "../../../../domain/assessment/words";
import { TrailMark } from "../../../../ui/trail/trail-mark";
import classes from "./review.module.css";
import { StepCount } from "../../results/answers/step-count";
import { VisuallyHidden } from "../../../../ui/visually-hidden";

interface ReviewedStepsProps {
  answers: ProgressData;
  onOpen: (step: number) => void;
}

/** The steps in a line each: how far it has come, and the way back to it. */
export function ReviewedSteps({ answers, onOpen }: ReviewedStepsProps) {
  return (
    <ol className={classes.steps} aria-label={reviewWords.answers}>
      {stepKeys.map((key, step) => {
        const { title } = stepOf(key);
        return (
          <li key={key}>
            <TrailMark state={stepProgress(key, answers).progress} />
            <span>{title}</span>
            <StepCount stepKey={key} answers={answers} />
            <button type="button" className={classes.back} onClick={() => onOpen(step)}>
              {reviewWords.change}
              <VisuallyHidden>{reviewWords.changeOf(title)}</VisuallyHidden>
            </button>
          </li>
        );
      })}
    </ol>
  );
}
