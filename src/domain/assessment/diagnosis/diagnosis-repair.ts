// What is asked for when a plan does not agree with the gap profile: only the sections in which something is missing.
import type { Gap } from "../gap-profile/ranking";
import { labelWithTeam } from "../gap-profile/words";
import { planSections, type PlanSectionId } from "../plan/plan-sections";
import type { DiagnosisCheck } from "./check-diagnosis";
import { gapMark, onOneLine } from "./diagnosis-text";

export type DiagnosisFindings = Pick<DiagnosisCheck, "unmet" | "trainedAnyway">;

export function findingCount({ unmet, trainedAnyway }: DiagnosisFindings): number {
  return unmet.length + trainedAnyway.length;
}

/** The sections in which what is missing belongs, in the plan's order. */
export function sectionsToRepair({ unmet, trainedAnyway }: DiagnosisFindings): PlanSectionId[] {
  const needed = new Set<PlanSectionId>(unmet.map(sectionFor));
  if (trainedAnyway.length > 0) needed.add("beyond-training");
  return planSections.map(({ id }) => id).filter((id) => needed.has(id));
}

/** What is wrong, in words for whoever writes these sections once more. */
export function diagnosisProblem({ unmet, trainedAnyway }: DiagnosisFindings): string {
  return [
    ...(unmet.length === 0 ? [] : [`No item outside the Summary is for these gaps: ${namesWithMarks(unmet)}.`]),
    ...(trainedAnyway.length === 0
      ? []
      : [
          `An objective, coaching or a course is for these gaps, although training is not the answer and nothing says what has to be decided first: ${namesWithMarks(trainedAnyway)}.`,
        ]),
  ].join(" ");
}

function sectionFor({ trainingIsTheAnswer, team }: Gap): PlanSectionId {
  if (trainingIsTheAnswer === "no") return "beyond-training";
  return team === undefined ? "priorities" : "actions";
}

function namesWithMarks(gaps: readonly Gap[]): string {
  return gaps.map((gap) => `${onOneLine(labelWithTeam(gap))} ${gapMark(gap)}`).join(", ");
}
