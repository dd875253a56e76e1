// How far a business has come, in one line for its dashboard. Nothing is mandatory, so a step that was left with gaps
// does not hold anybody back: the current step is the furthest one that has an answer.
import type { ProgressData } from "./answers";
import { type ProgressState, stepProgress } from "./step-progress";
import { stepKeys } from "../questionnaire/questionnaire";

export interface AssessmentProgress {
  state: "not started" | "in progress" | "all answered" | "plan ready";
  /** The current step, counted from 1. */
  step: number;
  /** Of each question step, in order. */
  steps: readonly ProgressState[];
}

export function assessmentProgress(progressData: ProgressData, planIsStored: boolean): AssessmentProgress {
  const steps = stepKeys.map((key) => stepProgress(key, progressData).progress);
  const furthest = steps.findLastIndex((progress) => progress !== "open");
  const step = Math.min(steps[furthest] === "done" ? furthest + 2 : furthest + 1, steps.length);
  if (planIsStored) return { state: "plan ready", step, steps };
  if (furthest === -1) return { state: "not started", step: 1, steps };
  return { state: steps.every((progress) => progress === "done") ? "all answered" : "in progress", step, steps };
}
