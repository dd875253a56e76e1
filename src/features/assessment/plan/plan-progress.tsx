import { sectionCount, wholeSections } from "../../../domain/assessment/plan/continuation";
import { planSections } from "../../../domain/assessment/plan/plan-sections";
import { reviewMessages } from "../../../domain/assessment/plan/versions/words";
import { assessmentMessages, planWords } from "../../../domain/assessment/words";
import { Notice } from "../../../ui/notice/notice";
import classes from "./plan.module.css";
import type { PlanWriting } from "./use-plan-writing";

interface PlanProgressProps {
  writing: PlanWriting;
  hasPlan: boolean;
  /** The run that broke off was about the answers as they are now. */
  canGoOn: boolean;
}

/** The progress of the plan in words: how far it is, or that it broke off, what is kept and how to go on. */
export function PlanProgress({ writing, hasPlan, canGoOn }: PlanProgressProps) {
  const { run, isWriting, isStale, failure, text, write } = writing;
  if (isWriting) {
    return (
      <div className={classes.progress}>
        <p>{assessmentMessages.planProgress(sectionCount(text), planSections.length)}</p>
        <p>{run?.held === true ? reviewMessages.writtenHeld : assessmentMessages.planWriting}</p>
      </div>
    );
  }
  const isBroken = run?.status === "failed" || isStale;
  if (!isBroken && !failure) return null;
  const reason = failure ? failure.sentence : run?.sentence;
  const goOn = isBroken && canGoOn ? { action: { label: planWords.goOn, run: () => void write(true) } } : {};
  return (
    <div className={classes.progress}>
      {isStale && !failure ? (
        <Notice kind="warning" {...goOn}>
          {assessmentMessages.planStopped}
        </Notice>
      ) : (
        <Notice kind="error" {...goOn}>
          {assessmentMessages.planFailed}
        </Notice>
      )}
      {reason !== undefined && reason !== assessmentMessages.planFailed && <p>{reason}</p>}
      {isBroken && canGoOn && run?.held !== true && (
        <p>{assessmentMessages.planKept(sectionCount(wholeSections(run?.text ?? "")), planSections.length)}</p>
      )}
      {hasPlan && <p>{planWords.lastPlanBelow}</p>}
    </div>
  );
}
