import { useMemo, type ReactNode } from "react";
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { gapFinder, type DiagnosisCheck } from "../../../domain/assessment/plan-checks/check-diagnosis";
import { findingsInWords } from "../../../domain/assessment/plan-checks/findings-in-words";
import type { Gap } from "../../../domain/assessment/gap-profile/ranking";
import {
  isStructured,
  plainPlan,
  planProvenance,
  readPlan,
  type StoredPlan,
} from "../../../domain/assessment/plan/plan";
import { hasReferences } from "../../../domain/assessment/plan/checking";
import { reviewMessages } from "../../../domain/assessment/plan/versions/words";
import { referenceResolver } from "../../../domain/assessment/plan/references";
import { evidenceNumbers } from "../../../domain/assessment/results/evidence-numbers";
import { assessmentMessages } from "../../../domain/assessment/words";
import { Markdown } from "../../../ui/markdown/markdown";
import { Notice } from "../../../ui/notice/notice";
import { ProvenanceLine } from "../../../ui/markdown/provenance-line";
import classes from "./plan.module.css";
import { PlanSectionView } from "./plan-section-view";
import { useAnswersHash } from "./use-answers-hash";
import type { CourseDesign } from "./course-design/use-course-design";

interface PlanViewProps {
  plan: StoredPlan;
  /** The answers of the business, which the references lead to. */
  answers: ProgressData;
  /** The gaps in these answers; an item names its own. */
  gaps: readonly Gap[];
  /** The check of the plan against them; undefined if there is nothing to check. */
  diagnosis?: DiagnosisCheck | undefined;
  /** Only the beginning: still being written, or broken off. */
  partial?: boolean;
  /** Makes courses of its items; without it the plan is only read. */
  courses?: CourseDesign | undefined;
  /** Returns the part beside an item, by the id of its element. */
  beside?: ((anchor: string) => ReactNode) | undefined;
}

/** A training plan by its sections, each item with the answers that it rests on. Its headings begin at level 3. */
export function PlanView({ plan, answers, gaps, diagnosis, partial = false, courses, beside }: PlanViewProps) {
  const read = useMemo(() => readPlan(plan.text), [plan.text]);
  const resolve = useMemo(() => referenceResolver(answers), [answers]);
  const gapsOf = useMemo(() => gapFinder(gaps, resolve), [gaps, resolve]);
  const numbers = useMemo(() => evidenceNumbers(read, resolve), [read, resolve]);
  const hash = useAnswersHash(answers);
  const intro = withoutTitle(read.intro).trim();
  const isOlder = !partial && plan.answersHash !== undefined && hash !== undefined && hash !== plan.answersHash;
  const findings = diagnosis && !partial ? findingsInWords(diagnosis) : [];
  return (
    <div className={classes.plan}>
      {isOlder && <Notice kind="info">{assessmentMessages.planOlder}</Notice>}
      {!partial && !hasReferences(read) && <Notice kind="info">{assessmentMessages.planUnreferenced}</Notice>}
      {partial || isStructured(read) ? (
        <>
          {intro !== "" && <Markdown under={2}>{intro}</Markdown>}
          {read.sections.map((section, nth) => (
            <PlanSectionView
              key={nth}
              section={section}
              index={nth}
              resolve={resolve}
              gapsOf={gapsOf}
              inProgress={partial && nth === read.sections.length - 1}
              numbers={numbers}
              courses={partial ? undefined : courses}
              beside={beside}
            />
          ))}
        </>
      ) : (
        <Markdown under={2}>{plainPlan(plan.text)}</Markdown>
      )}
      {findings.length > 0 && (
        <Notice kind="warning">
          {findings.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Notice>
      )}
      {plan.generatedAt && !partial && <ProvenanceLine provenance={planProvenance(plan)} />}
      {plan.reviewedBy !== undefined && <p>{reviewMessages.reviewedBy(plan.reviewedBy, plan.releasedAt)}</p>}
    </div>
  );
}

/** The page has a heading of its own for the plan. */
function withoutTitle(intro: string): string {
  return intro.replaceAll(/^# .*$/gm, "");
}
