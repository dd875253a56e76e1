import { assessmentWords } from "../../../domain/assessment/words";
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { stepProgress } from "../../../domain/assessment/answers/step-progress";
import { stepKeys, stepTitles } from "../../../domain/assessment/questionnaire/questionnaire";
import { Trail } from "../../../ui/trail/trail";
import type { TrailState } from "../../../ui/trail/trail-mark";
import { TrailStep } from "../../../ui/trail/trail-step";
import classes from "./wizard.module.css";

interface StepTrailProps {
  answers: ProgressData;
  at: number;
  onJump: (step: number) => void;
}

/** The way through the assessment: which steps are done, begun and open, and which one is open. */
export function StepTrail({ answers, at, onJump }: StepTrailProps) {
  return (
    <nav className={classes.trail} aria-labelledby="assessment-steps">
      <h2 id="assessment-steps">{assessmentWords.steps}</h2>
      <Trail>
        {stepTitles.map((title, step) => (
          <TrailStep key={title} state={step === at ? "here" : trailState(step, answers)}>
            <button type="button" aria-current={step === at ? "step" : undefined} onClick={() => onJump(step)}>
              {title}
            </button>
          </TrailStep>
        ))}
      </Trail>
    </nav>
  );
}

function trailState(step: number, answers: ProgressData): TrailState {
  const key = stepKeys[step];
  return key === undefined ? "open" : stepProgress(key, answers).progress;
}
