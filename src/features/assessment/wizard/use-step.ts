// The open one of the six steps. It is in the browser's history, so Back and Forward walk the steps and a reload stays
// where it was; a new visit opens where the last one ended.
import { useState } from "react";
import * as z from "zod/mini";
import { useLocation, useNavigate } from "react-router-dom";
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { stepProgress } from "../../../domain/assessment/answers/step-progress";
import { stepKeys } from "../../../domain/assessment/questionnaire/questionnaire";
import { browserStore } from "../../../browser/storage";
import { storedKeys } from "../../../browser/stored-keys";
import { storedValue } from "../../../browser/stored-value";

export const lastStep = stepKeys.length;
export function useStep(invitationId: string, answers: ProgressData): [step: number, goTo: (step: number) => void] {
  return useStepOf(invitationId, lastStep, () => firstToDo(answers));
}

/** The open one of so many steps, of which `first` is opened on another device. */
export function useStepOf(
  invitationId: string,
  last: number,
  first: () => number,
): [step: number, goTo: (step: number) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const stepNumber = z.int().check(z.minimum(0), z.maximum(last));
  const stored = storedValue(browserStore, `${storedKeys.assessmentStep}${invitationId}`, stepNumber);
  const { step: here } = (location.state ?? {}) as { step?: unknown };
  // Computed once: the open step must not change when its last answer is given.
  const [opened] = useState(() => stored.read() ?? first());

  function goTo(step: number) {
    const next = Math.min(Math.max(step, 0), last);
    stored.write(next);
    void navigate(".", { state: { step: next } });
  }

  return [stepNumber.safeParse(here).data ?? opened, goTo];
}

/** On another device: the first step that is not done, or the review. */
function firstToDo(answers: ProgressData): number {
  const toDo = stepKeys.findIndex((key) => stepProgress(key, answers).progress !== "done");
  return toDo === -1 ? lastStep : toDo;
}
