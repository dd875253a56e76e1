// Asks for better sections after a plan that does not agree with the gap profile: only those in which something is
// missing.
import { movedLabel } from "../comparison/moved-gaps";
import type { Gap } from "../gap-profile/ranking";
import { labelWithTeam } from "../gap-profile/words";
import { planSections, type PlanSectionId } from "../plan/plan-sections";
import type { DiagnosisCheck } from "./check-diagnosis";
import { sinceMarkFor, type Misstated } from "./check-since";
import { gapMark } from "./diagnosis-text";
import { onOneLine } from "./one-line";
import { sectionsWithFacts } from "./plan-facts";

export type DiagnosisFindings = Pick<
  DiagnosisCheck,
  "unmet" | "trainedAnyway" | "unusedFacts" | "calledClosed" | "calledOpen" | "notCalledOpen"
>;

export function findingCount(found: DiagnosisFindings): number {
  const { unmet, trainedAnyway, unusedFacts, calledClosed, calledOpen, notCalledOpen } = found;
  const lists = [unmet, trainedAnyway, unusedFacts, calledClosed, calledOpen, notCalledOpen];
  return lists.reduce((sum, { length }) => sum + length, 0);
}

/** The sections in which what is missing belongs, in the plan's order. */
export function sectionsToRepair(found: DiagnosisFindings): PlanSectionId[] {
  const { unmet, trainedAnyway, unusedFacts, calledClosed, calledOpen, notCalledOpen } = found;
  const needed = new Set<string>([...unmet, ...notCalledOpen].map(sectionFor));
  for (const { sections } of [...calledClosed, ...calledOpen]) for (const id of sections) needed.add(id);
  if (trainedAnyway.length > 0) needed.add("beyond-training");
  if (unusedFacts.length > 0) for (const id of sectionsWithFacts) needed.add(id);
  return planSections.map(({ id }) => id).filter((id) => needed.has(id));
}

/** Returns the faults in words for the model that writes these sections once more. */
export function diagnosisProblem(found: DiagnosisFindings): string {
  const { unmet, trainedAnyway, unusedFacts, calledClosed, calledOpen, notCalledOpen } = found;
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
    ...(calledClosed.length + calledOpen.length === 0
      ? []
      : [
          `Items say something else of these gaps than has become of them since the last round: ${[...calledClosed, ...calledOpen].map(nameWithSince).join(", ")}.`,
        ]),
    ...(notCalledOpen.length === 0
      ? []
      : [`No item for these gaps has the mark [since: still open]: ${namesWithMarks(notCalledOpen)}.`]),
  ].join(" ");
}

function nameWithSince({ moved }: Misstated): string {
  const { after, movement } = moved;
  return `${onOneLine(movedLabel(moved))} [since: ${sinceMarkFor(movement)}] [answers: ${after.reference}]`;
}

function sectionFor({ trainingIsTheAnswer, team }: Gap): PlanSectionId {
  if (trainingIsTheAnswer === "no") return "beyond-training";
  return team === undefined ? "priorities" : "actions";
}

function namesWithMarks(gaps: readonly Gap[]): string {
  return gaps.map((gap) => `${onOneLine(labelWithTeam(gap))} ${gapMark(gap)}`).join(", ");
}
