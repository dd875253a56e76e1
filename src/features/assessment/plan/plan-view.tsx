import { useMemo } from "react";
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import {
  isStructured,
  plainPlan,
  planProvenance,
  readPlan,
  type StoredPlan,
} from "../../../domain/assessment/plan/plan";
import { hasReferences } from "../../../domain/assessment/plan/checking";
import { referenceResolver } from "../../../domain/assessment/plan/references";
import { assessmentMessages } from "../../../domain/assessment/words";
import { Markdown } from "../../../ui/markdown/markdown";
import { Notice } from "../../../ui/notice/notice";
import { ProvenanceLine } from "../../../ui/page/provenance-line";
import classes from "./plan.module.css";
import { PlanSectionView, type DesignCourse } from "./plan-section-view";
import { useAnswersHash } from "./use-answers-hash";

interface PlanViewProps {
  plan: StoredPlan;
  /** What the business has answered, by which the references are followed. */
  answers: ProgressData;
  /** Only the beginning: still being written, or broken off. */
  partial?: boolean;
  /** Makes a course of an item; without it the plan is only read. */
  onDesign?: DesignCourse | undefined;
}

/** A training plan by its sections, each item with the answers that it rests on. Its headings begin at level 3. */
export function PlanView({ plan, answers, partial = false, onDesign }: PlanViewProps) {
  const read = useMemo(() => readPlan(plan.text), [plan.text]);
  const resolve = useMemo(() => referenceResolver(answers), [answers]);
  const hash = useAnswersHash(answers);
  const isOlder = !partial && plan.answersHash !== undefined && hash !== undefined && hash !== plan.answersHash;
  return (
    <div className={classes.plan}>
      {isOlder && <Notice kind="info">{assessmentMessages.planOlder}</Notice>}
      {!partial && !hasReferences(read) && <Notice kind="info">{assessmentMessages.planUnreferenced}</Notice>}
      {partial || isStructured(read) ? (
        <>
          {read.intro !== "" && <Markdown under={2}>{withoutTitle(read.intro)}</Markdown>}
          {read.sections.map((section, nth) => (
            <PlanSectionView
              key={nth}
              section={section}
              resolve={resolve}
              inProgress={partial && nth === read.sections.length - 1}
              onDesign={partial ? undefined : onDesign}
            />
          ))}
        </>
      ) : (
        <Markdown under={2}>{plainPlan(plan.text)}</Markdown>
      )}
      {plan.generatedAt && !partial && <ProvenanceLine provenance={planProvenance(plan)} />}
    </div>
  );
}

/** The page has a heading of its own for the plan. */
function withoutTitle(intro: string): string {
  return intro.replaceAll(/^# .*$/gm, "");
}
