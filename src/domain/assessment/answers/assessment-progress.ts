// The progress of a business in one line for its dashboard. No answer is mandatory, so a step with gaps holds up no
// business: the current step is the furthest one with an answer.
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
