// What is asked for when a plan does not agree with the gap profile: only the sections in which something is missing.
import type { Gap } from "../gap-profile/ranking";
import { labelWithTeam } from "../gap-profile/words";
import { planSections, type PlanSectionId } from "../plan/plan-sections";
import type { DiagnosisCheck } from "./check-diagnosis";
import { gapMark } from "./diagnosis-text";
import { onOneLine } from "./one-line";
import { sectionsWithFacts } from "./plan-facts";

export type DiagnosisFindings = Pick<DiagnosisCheck, "unmet" | "trainedAnyway" | "unusedFacts">;

export function findingCount({ unmet, trainedAnyway, unusedFacts }: DiagnosisFindings): number {
  return unmet.length + trainedAnyway.length + unusedFacts.length;
}

/** The sections in which what is missing belongs, in the plan's order. */
export function sectionsToRepair({ unmet, trainedAnyway, unusedFacts }: DiagnosisFindings): PlanSectionId[] {
  const needed = new Set<PlanSectionId>(unmet.map(sectionFor));
  if (trainedAnyway.length > 0) needed.add("beyond-training");
  if (unusedFacts.length > 0) for (const id of sectionsWithFacts) needed.add(id);
  return planSections.map(({ id }) => id).filter((id) => needed.has(id));
}

/** What is wrong, in words for whoever writes these sections once more. */
export function diagnosisProblem({ unmet, trainedAnyway, unusedFacts }: DiagnosisFindings): string {
  return [
    ...(unmet.length === 0 ? [] : [`No item outside the Summary is for these gaps: ${namesWithMarks(unmet)}.`]),
    ...(trainedAnyway.length === 0
      ? []
      : [
          `An objective, coaching or a course is for these gaps, although training is not the answer and nothing says what has to be decided first: ${namesWithMarks(trainedAnyway)}.`,
        ]),
    ...(unusedFacts.length === 0
      ? []
      : [
          `No item under the delivery methods or the timeline goes by what the business says of its people and hours: ${unusedFacts.map(({ question, answer, reference }) => `${question.text} ${answer} [answers: ${reference}]`).join(", ")}.`,
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
