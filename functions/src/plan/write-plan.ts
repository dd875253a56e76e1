// From answers to a whole plan, however often the model breaks off: the whole sections are kept, and only the sections
// behind them are asked for again. A plan without the structure that was asked for is written once more; of one that
// does not agree with the gap profile, only the sections in which something is missing.
import type { ProgressData } from "../../../src/domain/assessment/answers/answers";
import type { SinceLastTime } from "../../../src/domain/assessment/comparison/since-last-time";
import { planProblem } from "../../../src/domain/assessment/plan/checking";
import { cleanedPlan } from "../../../src/domain/assessment/plan/cleaned-plan";
import { continued, sectionCount, wholeSections, withSections } from "../../../src/domain/assessment/plan/continuation";
import type { Generation } from "../language-model/generation";
import { modelAnswer, type Message, type ModelText } from "../language-model/language-model";
import { logModelFailure, ModelFailure, type ModelFailureReason } from "../language-model/model-failure";
import { continuePlanRequest, planRequest, repairPlanRequest, repairDiagnosisRequest } from "./plan-prompt";
import { checkDiagnosis } from "../../../src/domain/assessment/plan-checks/check-diagnosis";
import { findingCount, sectionsToRepair } from "../../../src/domain/assessment/plan-checks/diagnosis-repair";
import { gapProfile } from "../../../src/domain/assessment/gap-profile/gap-profile";

export interface PlanToWrite {
  progressData: ProgressData;
  /** The changes since the round before, if there was one. */
  since: SinceLastTime | undefined;
  /** The whole sections of an earlier attempt; nothing where it begins. */
  kept: string;
  /** Its time is for the whole plan, however often it is continued. */
  generation: Generation;
  /**
   * Hears the whole text so far each time that it grows, or shrinks because a part has to be written again: as the
   * model writes it, and at the end in the form that was asked for.
   */
  hear: (soFar: ModelText) => Promise<void>;
}

/** Attempts in a row that bring the plan no section further. */
const maxFruitlessAttempts = 3;
const continuableFailures: readonly ModelFailureReason[] = ["stalled", "cut", "tooLong"];

export async function writePlan(plan: PlanToWrite): Promise<void> {
  const messages = planRequest(plan.progressData, plan.since);
  const written = await writeStructured(plan, messages);
  if (planProblem(written.text, plan.progressData) !== undefined) return; // whole, although not in the form asked for
  const better = await unlessModelFails(plan, agreeWithDiagnosis(plan, messages, written));
  if (better) await plan.hear(better);
}

async function writeStructured(plan: PlanToWrite, messages: Message[]): Promise<ModelText> {
  const first = await writeSections(plan, messages, plan.kept);
  const problem = planProblem(first.text, plan.progressData);
  if (problem === undefined) return first;
  const again = writeSections(plan, repairPlanRequest(messages, first.text, problem), "");
  const second = await unlessModelFails(plan, again);
  if (second && planProblem(second.text, plan.progressData) === undefined) return second;
  await plan.hear(first);
  return first;
}

/** A text that would make a whole plan better may fail: then the plan stays as it is. */
function unlessModelFails<Result>({ generation }: PlanToWrite, writing: Promise<Result>): Promise<Result | undefined> {
  return writing.catch((error: unknown) => {
    if (!(error instanceof ModelFailure) || generation.left.aborted) throw error;
    logModelFailure("writeTrainingPlans", error);
    return undefined;
  });
}

async function writeSections({ generation, hear }: PlanToWrite, messages: Message[], kept: string): Promise<ModelText> {
  let whole = kept;
  let fruitless = 0;
  for (;;) {
    let soFar: ModelText = { text: whole, model: "" };
    let arrived = "";
    await hear(soFar);
    try {
      const request = whole === "" ? messages : continuePlanRequest(messages, whole);
      for await (const { text, model } of modelAnswer(request, generation)) {
        soFar = { text: continued(whole, (arrived += text)), model };
        await hear(soFar);
      }
      const cleaned = { ...soFar, text: cleanedPlan(soFar.text) };
      await hear(cleaned);
      return cleaned;
    } catch (error) {
      const mayContinue = error instanceof ModelFailure && continuableFailures.includes(error.reason);
      if (generation.left.aborted || !mayContinue) throw error;
      const further = wholeSections(cleanedPlan(soFar.text));
      fruitless = sectionCount(further) > sectionCount(whole) ? 0 : fruitless + 1;
      if (fruitless >= maxFruitlessAttempts) throw error;
      whole = further;
    }
  }
}

/**
 * Asks once for sections of a whole plan that leaves out a pressing gap, or trains a gap that training does not solve.
 * The new sections take their place only if the plan then agrees better. Returns that better plan, if there is one.
 */
async function agreeWithDiagnosis(
  { progressData, since, generation }: PlanToWrite,
  messages: Message[],
  written: ModelText,
): Promise<ModelText | undefined> {
  const { gaps } = gapProfile(progressData);
  const found = checkDiagnosis(written.text, gaps, progressData, since);
  if (!found || findingCount(found) === 0) return undefined;
  let sections = "";
  for await (const { text } of modelAnswer(repairDiagnosisRequest(messages, written.text, found), generation))
    sections += text;
  const text = withSections(written.text, cleanedPlan(sections), sectionsToRepair(found));
  const after = planProblem(text, progressData) === undefined && checkDiagnosis(text, gaps, progressData, since);
  return after && findingCount(after) < findingCount(found) ? { text, model: written.model } : undefined;
}
