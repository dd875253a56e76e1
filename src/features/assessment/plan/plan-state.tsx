import type { ReactNode } from "react";
import { sectionCount } from "../../../domain/assessment/plan/continuation";
import { planSections } from "../../../domain/assessment/plan/plan-sections";
import { resultsWords } from "../../../domain/assessment/results/words";
import { assessmentMessages } from "../../../domain/assessment/words";
import { Notice } from "../../../ui/notice/notice";
import { EmptyState } from "../../../ui/page/empty-state";
import type { Results } from "../results-data/results";

interface PlanStateProps {
  results: Results;
  /** The way to where a plan is made. */
  withoutPlan?: ReactNode;
}

/** The state of a plan that is not simply there: there is none, it is being written, or it broke off. */
export function PlanState({ results: { plan, planState, writing }, withoutPlan }: PlanStateProps) {
  switch (planState) {
    case "none":
      return <EmptyState action={withoutPlan}>{resultsWords.noPlan}</EmptyState>;
    case "writing": {
      const sections = sectionCount(writing?.run?.text ?? "");
      return (
        <Notice kind="info">
          <p>{plan ? resultsWords.newOneWritten : resultsWords.beingWritten}</p>
          {writing?.run?.held !== true && <p>{assessmentMessages.planProgress(sections, planSections.length)}</p>}
        </Notice>
      );
    }
    case "broken":
      return (
        <Notice kind="warning">
          <p>{resultsWords.brokeOff}</p>
          {withoutPlan && <p>{withoutPlan}</p>}
        </Notice>
      );
    case "held":
      return <Notice kind="info">{plan ? resultsWords.newOneHeld : resultsWords.held}</Notice>;
    case "whole":
      return null;
  }
}
