import { reviewWords } from "../../../../domain/assessment/words";
import type { ProgressData } from "../../../../domain/assessment/answers/answers";
import { entriesOf, entryName } from "../../../../domain/assessment/answers/reading-answers";
import { answeredCounts, stepProgress, type Unanswered } from "../../../../domain/assessment/answers/step-progress";
import { type StepKey, stepKeys, stepOf } from "../../../../domain/assessment/questionnaire/questionnaire";
import classes from "./review.module.css";

interface NotAnsweredProps {
  answers: ProgressData;
  onOpen: (step: number) => void;
}

/** The questions that are visible and have no answer, by step, each step with the way back to it. */
export function NotAnswered({ answers, onOpen }: NotAnsweredProps) {
  const steps = stepKeys
    .map((key, step) => ({ key, step, open: openQuestions(key, answers) }))
    .filter(({ open }) => open.length > 0);
  const count = answeredCounts(answers).open;
  if (count === 0) return null;
  return (
    <details className={classes.open}>
      <summary>
        <h2>{reviewWords.openQuestions(count)}</h2>
      </summary>
      {steps.map(({ key, step, open }) => (
        <div key={key}>
          <h3>{stepOf(key).title}</h3>
          <ul>
            {open.map((question, index) => (
              <li key={index}>{question}</li>
            ))}
          </ul>
          <button type="button" className={classes.back} onClick={() => onOpen(step)}>
            {reviewWords.answerThem(step + 1)}
          </button>
        </div>
      ))}
    </details>
  );
}

function openQuestions(key: StepKey, answers: ProgressData): string[] {
  const { repeats } = stepOf(key);
  const entries = entriesOf(key, answers);
  if (repeats && entries.length === 0) return [reviewWords.noTeam];
  const inTeam = ({ entry }: Unanswered) => repeats && `${entryName(repeats, entries[entry ?? 0] ?? {})}: `;
  return stepProgress(key, answers).unanswered.map((open) => `${inTeam(open) ?? ""}${open.question.text}`);
}
