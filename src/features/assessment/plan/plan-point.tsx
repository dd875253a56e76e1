import { memo, useId, useState } from "react";
import { planWords } from "../../../domain/assessment/words";
import { gapNames } from "../../../domain/assessment/plan-checks/findings-in-words";
import { actionKindNames, diagnosisWords, sinceMarkNames } from "../../../domain/assessment/plan-checks/words";
import type { Gap } from "../../../domain/assessment/gap-profile/ranking";
import type { PlanItem } from "../../../domain/assessment/plan/plan";
import { isQuote } from "../../../domain/assessment/results/evidence-numbers";
import type { ResolvedReference } from "../../../domain/assessment/plan/references";
import { itemTitle } from "../../../domain/assessment/plan/item-title";
import { Markdown } from "../../../ui/markdown/markdown";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { CourseLink } from "./course-design/course-link";
import type { ItemCourse } from "./course-design/use-course-design";
import classes from "./plan.module.css";
import { withScale } from "../../../domain/assessment/answers/with-scale";

interface PlanEvidenceProps {
  id: string;
  answers: readonly ResolvedReference[];
  /** By which number an answer is called in the whole plan. */
  numbers: ReadonlyMap<string, number>;
  isOpen: boolean;
}

interface PlanPointProps {
  item: PlanItem;
  /** The answers to which its references lead. */
  answers: readonly ResolvedReference[];
  gaps: readonly Gap[];
  /** True if it has to name its answers; the summary need not, nor an item that is still being written. */
  accountable: boolean;
  /** By which number an answer is called in the whole plan. */
  numbers: ReadonlyMap<string, number>;
  /** Its course; undefined if it trains no person, or is only read. */
  course: ItemCourse | undefined;
}

/** One item of the plan: its kind, the gaps that it is for, what it rests on, and what can be made of it. */
function PlanPointBody({ item, answers, gaps, accountable, numbers, course }: PlanPointProps) {
  const [isWhyOpen, setWhyOpen] = useState(false);
  const id = useId();
  const evidence = isQuote(item) ? [] : answers;
  return (
    <div className={classes.point}>
      <div className={classes.said}>
        <Markdown under={4}>{item.text}</Markdown>
        <div className={classes.about}>
          {item.kind && <span className={classes.kind}>{actionKindNames[item.kind]}</span>}
          {item.since && <span className={classes.kind}>{sinceMarkNames[item.since]}</span>}
          {gaps.length > 0 && (
            <span className={classes.gaps}>
              {diagnosisWords.forGaps} {gapNames(gaps)}
            </span>
          )}
          {evidence.length > 0 && (
            <button
              type="button"
              className={classes.why}
              aria-expanded={isWhyOpen}
              aria-controls={id}
              onClick={() => setWhyOpen(!isWhyOpen)}
            >
              {planWords.why}
              <VisuallyHidden> {planWords.restsOn(evidence.length)}</VisuallyHidden>
              {evidence.map(({ reference }) => (
                <span key={reference} className={classes.mark}>
                  {numbers.get(reference)}
                </span>
              ))}
              <VisuallyHidden> {planWords.behind(itemTitle(item.text))}</VisuallyHidden>
            </button>
          )}
          {answers.length === 0 && accountable && (
            <span className={classes.label}>
              {item.references.length > 0 ? planWords.restsOnOlder : planWords.generalAdvice}
            </span>
          )}
          {course && <CourseLink title={itemTitle(item.text)} course={course} />}
        </div>
      </div>
      {evidence.length > 0 && <PlanEvidence id={id} answers={evidence} numbers={numbers} isOpen={isWhyOpen} />}
    </div>
  );
}

/** A plan under way is parsed anew with every chunk; an unchanged item is not rendered again. */
export const PlanPoint = memo(
  PlanPointBody,
  (before, now) =>
    before.item.text === now.item.text &&
    before.item.kind === now.item.kind &&
    before.item.since === now.item.since &&
    before.accountable === now.accountable &&
    before.course === now.course &&
    evidenceKey(before) === evidenceKey(now),
);

function evidenceKey({ answers, gaps, item, numbers }: PlanPointProps): string {
  const restsOn = answers.map(({ reference, answer }) => [numbers.get(reference), reference, answer]);
  return JSON.stringify([item.references, restsOn, gapNames(gaps)]);
}

/** The answers behind an item of the plan, beside its text on demand, and always on paper. */
function PlanEvidence({ id, answers, numbers, isOpen }: PlanEvidenceProps) {
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
