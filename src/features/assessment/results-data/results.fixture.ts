// The results of a made-up business, for tests.
import type { ProgressData } from "../../../domain/assessment/answers/answers";
import { checkDiagnosis } from "../../../domain/assessment/plan-checks/check-diagnosis";
import { gapProfile } from "../../../domain/assessment/gap-profile/gap-profile";
import type { Results } from "./results";

export function theResults(answers: ProgressData, planText?: string, changes: Partial<Results> = {}): Results {
  const profile = gapProfile(answers);
  const plan = planText === undefined ? undefined : { text: planText, generatedAt: new Date(2026, 10, 21) };
  return {
    businessName: "harvest",
    answers,
    profile,
    plan,
    diagnosis: plan && checkDiagnosis(plan.text, profile.gaps, answers),
    planState: plan === undefined ? "none" : "whole",
    ...changes,
  };
}
