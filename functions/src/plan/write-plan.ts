// From answers to a whole plan, however often the model breaks off: the whole sections are kept, and only the sections
// behind them are asked for again. A plan without the structure that was asked for is written once more.
import type { ProgressData } from "../../../src/domain/assessment/answers/answers";
import { planProblem } from "../../../src/domain/assessment/plan/checking";
import { continued, sectionCount, wholeSections } from "../../../src/domain/assessment/plan/continuation";
import type { ModelConfig } from "../config";
import { converse, type Message, type ModelText } from "../language-model/language-model";
import { ModelFailure, type ModelFailureReason } from "../language-model/model-failure";
import { log } from "../log";
import { continuePlanRequest, planRequest, repairPlanRequest } from "./plan-prompt";

export interface PlanToWrite {
  prompt: string;
  progressData: ProgressData;
  /** The whole sections of an earlier attempt; nothing where it begins. */
  kept: string;
  config: ModelConfig;
  signal: AbortSignal;
}

/** Attempts in a row that bring the plan no section further. */
const maxFruitlessAttempts = 3;
const continuableFailures: readonly ModelFailureReason[] = ["stalled", "cut", "tooLong"];

/** Yields the whole text so far each time that it grows, or shrinks because a part has to be written again. */
export async function* writePlan(plan: PlanToWrite): AsyncGenerator<ModelText> {
  const deadline = Date.now() + plan.config.timeoutMs;
  const messages = planRequest(plan.prompt, plan.progressData);
  const first = yield* writeSections(plan, messages, plan.kept, deadline);
  const problem = planProblem(first.text, plan.progressData);
  if (problem === undefined) return;
  try {
    const second = yield* writeSections(plan, repairPlanRequest(messages, first.text, problem), "", deadline);
    if (planProblem(second.text, plan.progressData) === undefined) return;
  } catch (error) {
    if (!(error instanceof ModelFailure) || plan.signal.aborted) throw error;
    log.modelFailed("generateTrainingPlan", error.reason, error.cause);
  }
  yield first; // whole, although not in the form that was asked for
}

async function* writeSections(
  plan: PlanToWrite,
  messages: Message[],
  kept: string,
  deadline: number,
): AsyncGenerator<ModelText, ModelText> {
  let whole = kept;
  let fruitless = 0;
  for (;;) {
    let soFar: ModelText = { text: whole, model: "" };
    let arrived = "";
    yield soFar;
    try {
      const request = whole === "" ? messages : continuePlanRequest(messages, whole);
      const config = { ...plan.config, timeoutMs: Math.max(1, deadline - Date.now()) };
      for await (const { text, model } of converse(request, plan.signal, config)) {
        soFar = { text: continued(whole, (arrived += text)), model };
        yield soFar;
      }
      return soFar;
    } catch (error) {
      if (plan.signal.aborted || !(error instanceof ModelFailure) || !continuableFailures.includes(error.reason))
        throw error;
      const further = wholeSections(soFar.text);
      fruitless = sectionCount(further) > sectionCount(whole) ? 0 : fruitless + 1;
      if (fruitless >= maxFruitlessAttempts) throw error;
      whole = further;
    }
  }
}
