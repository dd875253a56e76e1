import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { stepProgress } from "../../../domain/assessment/answers/step-progress";
import { stepKeys, type StepKey } from "../../../domain/assessment/questionnaire/questionnaire";
import { assessmentWords } from "../../../domain/assessment/words";

const secondsOfQuestion = 15;

/** The place in the assessment, and how much of this step is left. */
export function PlaceInSteps({ stepKey, answers }: { stepKey: StepKey; answers: ProgressData }) {
  const { answered, unanswered } = stepProgress(stepKey, answers);
  const { stepOf: place, answeredOf, minutesLeft } = assessmentWords;
  const asked = answered + unanswered.length;
  const minutes = Math.ceil((unanswered.length * secondsOfQuestion) / 60);
  const said = [
    place(stepKeys.indexOf(stepKey) + 1, stepKeys.length),
    ...(asked > 0 ? [answeredOf(answered, asked)] : []), // nothing is asked before the first team
    ...(minutes > 0 ? [minutesLeft(minutes)] : []),
  ];
  return <p>{said.join(" · ")}</p>;
}
