import { memo } from "react";
import { Button, VisuallyHidden } from "@mantine/core";
import { planWords } from "../../../domain/assessment/words";
import { actionKindNames, diagnosisWords, gapNames } from "../../../domain/assessment/diagnosis/words";
import type { Gap } from "../../../domain/assessment/gap-profile/ranking";
import type { PlanItem } from "../../../domain/assessment/plan/plan";
import type { ResolvedReference } from "../../../domain/assessment/plan/references";
import { itemTitle } from "../../../domain/course/course-request";
import { Markdown } from "../../../ui/markdown/markdown";
import { PlanEvidence } from "./plan-evidence";
import classes from "./plan.module.css";

interface PlanPointProps {
  item: PlanItem;
  /** The answers to which its references lead. */
  answers: readonly ResolvedReference[];
  gaps: readonly Gap[];
  /** Whether it has to say what it rests on, which the summary need not, nor an item that is still being written. */
  accountable: boolean;
  onDesign: (() => void) | undefined;
}

/** One item of the plan: its kind, the gaps that it is for, what it rests on, and what can be made of it. */
function PlanPointBody({ item, answers, gaps, accountable, onDesign }: PlanPointProps) {
  const title = itemTitle(item.text);
  return (
    <>
      <Markdown under={4}>{item.text}</Markdown>
      <div className={classes.about}>
        {item.kind && <span className={classes.kind}>{actionKindNames[item.kind]}</span>}
        {gaps.length > 0 && (
          <span className={classes.gaps}>
            {diagnosisWords.forGaps} {gapNames(gaps)}
          </span>
        )}
        {answers.length > 0 && <PlanEvidence answers={answers} about={title} />}
        {answers.length === 0 && accountable && (
          <span className={classes.label}>
            {item.references.length > 0 ? planWords.restsOnOlder : planWords.generalAdvice}
          </span>
        )}
        {onDesign && (
          <Button className={classes.design} variant="subtle" size="compact-md" onClick={onDesign}>
            {planWords.design}
            <VisuallyHidden> {planWords.designFor(title)}</VisuallyHidden>
          </Button>
        )}
      </div>
    </>
  );
}

/** While the plan is written it is parsed anew with every chunk; an item that has not changed is not rendered again. */
export const PlanPoint = memo(
  PlanPointBody,
  (before, now) =>
    before.item.text === now.item.text &&
    before.item.kind === now.item.kind &&
    before.accountable === now.accountable &&
    before.onDesign === now.onDesign &&
    evidenceKey(before) === evidenceKey(now),
);

function evidenceKey({ answers, gaps, item }: PlanPointProps): string {
  const restsOn = answers.map(({ reference, answer }) => [reference, answer]);
  return JSON.stringify([item.references, restsOn, gapNames(gaps)]);
}
