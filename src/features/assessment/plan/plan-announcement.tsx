import { useState } from "react";
import { sectionCount } from "../../../domain/assessment/plan/continuation";
import { planSections } from "../../../domain/assessment/plan/plan-sections";
import { assessmentMessages } from "../../../domain/assessment/words";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import type { PlanWriting } from "./use-plan-writing";

interface PlanAnnouncementProps {
  writing: Pick<PlanWriting, "run" | "isWriting" | "isStale" | "failure" | "text">;
  hasPlan: boolean;
}

/**
 * Tells screen readers how far the plan is and that it is there. It stays on the page from the beginning, because a
 * live region that has just appeared is not read out. A plan that broke off has an alert of its own.
 */
export function PlanAnnouncement({ writing, hasPlan }: PlanAnnouncementProps) {
  const { run, isWriting, isStale, failure, text } = writing;
  const [wasWriting, setWasWriting] = useState(isWriting);
  if (isWriting && !wasWriting) setWasWriting(true);

  const isBroken = isStale || failure !== undefined || run?.status === "failed";
  const isHere = wasWriting && hasPlan && !isBroken;
  return (
    <VisuallyHidden role="status">
      {isWriting
        ? assessmentMessages.planProgress(sectionCount(text), planSections.length)
        : isHere && assessmentMessages.planHere}
    </VisuallyHidden>
  );
}
