// The training plan of the calling business. The server makes the prompt from the stored answers, by the same code that
// shows it in the review. The browser's own text is only compared with it, or the call would be anybody's language
// model. A task of a queue writes the plan, with or without the caller; the call answers the caller who waits.
import { anythingAnswered } from "../../../src/domain/assessment/answers/step-progress";
import { plainPlan } from "../../../src/domain/assessment/plan/plan";
import { assemblePrompt } from "../../../src/domain/assessment/plan/prompt";
import { assessmentMessages } from "../../../src/domain/assessment/words";
import { callable } from "../callable/callable";
import { failure } from "../callable/failure";
import { invitationOfCaller } from "../invitations/invitation-of-caller";
import { accountQuotaPath } from "../limits/account-quotas";
import { consumeQuota, type GiveBack } from "../limits/daily-quota";
import { requireGeneratingOn } from "../limits/generating-switch";
import { tokenBudget } from "../limits/token-budget";
import { followRun } from "./follow-run";
import { openRun, type OpenRun } from "./open-run";
import { readPlanAnswers } from "./plan-answers";
import { holdsPlans } from "../config";
import { enqueuePlan, type PlanTask } from "./plan-writer";

const maxPlansPerDay = 10;

export const generateTrainingPlan = callable("generateTrainingPlan", { timeoutSeconds: 540 }, async (call) => {
  await requireGeneratingOn();
  const invitationId = await invitationOfCaller(
    call.auth,
    assessmentMessages.planNotInvited,
    call.request.invitationId,
  );
  const { progressData, hash } = await readPlanAnswers(invitationId);
  if (!anythingAnswered(progressData)) throw failure("failed-precondition", assessmentMessages.planNoAnswers);
  const prompt = assemblePrompt(progressData);
  const promptChanged = prompt !== call.request.prompt;
  const [goOn, held] = [call.request.goOn === true, holdsPlans()];
  const open = await openRun(invitationId, { answersHash: hash, goOn, promptChanged, held });
  const giveBack = await consumePlanQuota(call.auth?.uid ?? "", open.isNew);
  const runId = await beginRun(open, { invitationId, correlationId: call.correlationId }).catch(
    async (error: unknown) => {
      await giveBack(); // another caller was faster, or there is no writer: this call makes no plan
      throw error;
    },
  );
  // The stored plan keeps its references; the answer is text that people read.
  const trainingPlan = plainPlan(await followRun(invitationId, runId, call));
  return { trainingPlan, ...(held && { held }), ...(promptChanged && { promptChanged, prompt }) };
});

async function beginRun(open: OpenRun, task: Omit<PlanTask, "runId">): Promise<string> {
  const { runId, abandon } = await open.begin();
  await enqueuePlan({ ...task, runId }).catch(async (error: unknown) => {
    await abandon();
    throw error;
  });
  return runId;
}

/** The rest of a plan that broke off is not counted as another one. */
async function consumePlanQuota(uid: string, isNew: boolean): Promise<GiveBack> {
  const path = accountQuotaPath("plans", uid, new Date());
  const plans = { path, limit: maxPlansPerDay, sentence: assessmentMessages.planLimit(maxPlansPerDay) };
  return consumeQuota(isNew ? [plans, tokenBudget()] : [tokenBudget()]);
}
