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
  /** Gets the whole text so far each time that it grows, or shrinks because a part has to be written again. */
  onText: (text: string, model: string) => void;
}

/** Attempts in a row that bring the plan no section further. */
const maxFruitlessAttempts = 3;
const continuableFailures: readonly ModelFailureReason[] = ["stalled", "cut", "tooLong"];

export async function writePlan(plan: PlanToWrite): Promise<Omit<ModelText, "end">> {
  const deadline = Date.now() + plan.config.timeoutMs;
  const messages = planRequest(plan.prompt, plan.progressData);
  const first = await writeSections(plan, messages, plan.kept, deadline);
  const problem = planProblem(first.text, plan.progressData);
  if (problem === undefined) return first;
  try {
    const second = await writeSections(plan, repairPlanRequest(messages, first.text, problem), "", deadline);
    return planProblem(second.text, plan.progressData) === undefined ? second : first;
  } catch (error) {
    if (!(error instanceof ModelFailure) || plan.signal.aborted) throw error;
    log.modelFailed("generateTrainingPlan", error.reason, error.cause);
    return first; // whole, although not in the form that was asked for
  }
}

async function writeSections(plan: PlanToWrite, messages: Message[], kept: string, deadline: number) {
  let whole = kept;
  let fruitless = 0;
  for (;;) {
    const attempt = { text: whole, model: "" };
    let arrived = "";
    plan.onText(whole, "");
    try {
      const { end } = await converse(
        {
          messages: whole === "" ? messages : continuePlanRequest(messages, whole),
          signal: plan.signal,
          onText: (piece, model) => {
            attempt.text = continued(whole, (arrived += piece));
            attempt.model = model;
            plan.onText(attempt.text, model);
            return Promise.resolve();
          },
        },
        { ...plan.config, timeoutMs: Math.max(1, deadline - Date.now()) },
      );
      if (end === "length") throw new ModelFailure("tooLong");
      return attempt;
    } catch (error) {
      if (plan.signal.aborted || !(error instanceof ModelFailure) || !continuableFailures.includes(error.reason))
        throw error;
      const further = wholeSections(attempt.text);
      fruitless = sectionCount(further) > sectionCount(whole) ? 0 : fruitless + 1;
      if (fruitless >= maxFruitlessAttempts) throw error;
      whole = further;
    }
  }
}
