// A whole plan that leaves out a pressing gap, or trains what training does not solve, is asked once for the sections
// in which that can be mended. What comes takes their place only where the plan then agrees better.
import type { ProgressData } from "../../../src/domain/assessment/answers/answers";
import type { SinceLastTime } from "../../../src/domain/assessment/comparison/since-last-time";
import { checkDiagnosis } from "../../../src/domain/assessment/diagnosis/check-diagnosis";
import { findingCount, sectionsToRepair } from "../../../src/domain/assessment/diagnosis/diagnosis-repair";
import { gapProfile } from "../../../src/domain/assessment/gap-profile/gap-profile";
import { planProblem } from "../../../src/domain/assessment/plan/checking";
import { withSections } from "../../../src/domain/assessment/plan/continuation";
import type { Generation } from "../language-model/generation";
import { modelAnswer, type Message, type ModelText } from "../language-model/language-model";
import { repairDiagnosisRequest } from "./plan-prompt";

interface PlanToHold {
  progressData: ProgressData;
  since: SinceLastTime | undefined;
  generation: Generation;
}

/** Yields the plan that agrees better, if it comes. */
export async function* agreeWithDiagnosis(
  { progressData, since, generation }: PlanToHold,
  messages: Message[],
  written: ModelText,
): AsyncGenerator<ModelText, void> {
  const { gaps } = gapProfile(progressData);
  const found = checkDiagnosis(written.text, gaps, progressData, since);
  if (!found || findingCount(found) === 0) return;
  let sections = "";
  for await (const { text } of modelAnswer(repairDiagnosisRequest(messages, written.text, found), generation))
    sections += text;
  const text = withSections(written.text, sections, sectionsToRepair(found));
  const after = planProblem(text, progressData) === undefined && checkDiagnosis(text, gaps, progressData, since);
  if (after && findingCount(after) < findingCount(found)) yield { text, model: written.model };
}
