import { VisuallyHidden } from "@mantine/core";
import { planWords } from "../../../domain/assessment/words";
import type { ResolvedReference } from "../../../domain/assessment/plan/references";
import { withScale } from "../../../domain/assessment/answers/review";
import classes from "./plan.module.css";

interface PlanEvidenceProps {
  answers: readonly ResolvedReference[];
  /** The beginning of the item, to tell one "Why?" from the next. */
  about: string;
}

/** The answers that an item of the plan rests on, shown when somebody asks why. */
export function PlanEvidence({ answers, about }: PlanEvidenceProps) {
  return (
    <details className={classes.evidence}>
      <summary>
        {planWords.why} <span className={classes.count}>{planWords.restsOn(answers.length)}</span>
        <VisuallyHidden> {planWords.behind(about)}</VisuallyHidden>
      </summary>
      <dl>
        {answers.map(({ reference, question, answer, team }) => (
          <div key={reference}>
            <dt>
              {team !== undefined && <strong>{team}: </strong>}
              {question.text}
            </dt>
            <dd>{withScale(question, answer)}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
