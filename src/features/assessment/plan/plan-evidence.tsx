import { withScale } from "../../../domain/assessment/answers/reading-answers";
import type { ResolvedReference } from "../../../domain/assessment/plan/references";
import classes from "./plan.module.css";

interface PlanEvidenceProps {
  id: string;
  answers: readonly ResolvedReference[];
  /** By which number an answer is called in the whole plan. */
  numbers: ReadonlyMap<string, number>;
  isOpen: boolean;
}

/** The answers that an item of the plan rests on, beside its text once somebody asks why, and always on paper. */
export function PlanEvidence({ id, answers, numbers, isOpen }: PlanEvidenceProps) {
  return (
    <dl id={id} className={classes.evidence} data-open={isOpen}>
      {answers.map(({ reference, question, answer, team }) => (
        <div key={reference}>
          <dt>
            <span className={classes.mark}>{numbers.get(reference)}</span>{" "}
            {team !== undefined && <strong>{team}: </strong>}
            {question.text}
          </dt>
          <dd>{withScale(question, answer)}</dd>
        </div>
      ))}
    </dl>
  );
}
