// The writer of plans: a task of a queue, so that no caller's connection carries it, and a writer that is killed is
// followed by another, which goes on after the last whole section.
import { HttpsError } from "firebase-functions/v2/https";
import type { SinceLastTime } from "../../../src/domain/assessment/comparison/since-last-time";
import { droppedReferences, withCheckedReferences } from "../../../src/domain/assessment/plan/checking";
import { cleanedPlan } from "../../../src/domain/assessment/plan/cleaned-plan";
import { isStructured, plainPlan, readPlan } from "../../../src/domain/assessment/plan/plan";
import { assessmentMessages } from "../../../src/domain/assessment/words";
import { paths } from "../../../src/domain/kernel/collections";
import { languageFrom } from "../../../src/domain/kernel/language";
import { openaiApiKey, planModelConfig } from "../config";
import { correlated } from "../correlation";
import { database } from "../firestore/database";
import { inLanguage } from "../language";
import { beginGeneration } from "../language-model/generation";
import { sendText } from "../language-model/writing";
import { requireGeneratingOn } from "../limits/generating-switch";
import { log } from "../log";
import { taskFunction } from "../queue/task-function";
import { enqueueNow } from "../queue/task-queue";
import { readPlanAnswers, type PlanAnswers } from "./plan-answers";
import { claimRun, type PlanRun } from "./plan-run";
import { sinceRoundBefore } from "./round-before";
import { writePlan } from "./write-plan";

const queue = "writeTrainingPlans";

export interface PlanTask {
  invitationId: string;
  runId: string;
  correlationId: string;
}

export async function enqueuePlan(task: PlanTask): Promise<void> {
  await enqueueNow(queue, task.runId, task);
}

/** Publishes the writer. It is tried again only when it was killed, and then later than its lease lasts. */
export function planWriter() {
  const options = {
    secrets: [openaiApiKey],
    timeoutSeconds: 540,
    rateLimits: { maxConcurrentDispatches: 20 },
    retryConfig: { maxAttempts: 3, minBackoffSeconds: 20 },
  };
  return taskFunction<PlanTask>(queue, options, (task) => correlated(task.correlationId, () => writeInLanguage(task)));
}

/** A plan, and why there is none, is said in the language of its business. */
async function writeInLanguage(task: PlanTask): Promise<void> {
  const invitation = await database.doc(paths.invitation(task.invitationId)).get();
  await inLanguage(languageFrom(invitation.get("language")), () => writeRun(task));
}

async function writeRun({ invitationId, runId, correlationId }: PlanTask): Promise<void> {
  const answers = await readPlanAnswers(invitationId);
  const run = await claimRun(invitationId, runId, answers.hash);
  if (!run) return;
  try {
    await requireGeneratingOn();
    const since = await sinceRoundBefore(invitationId, answers.round);
    await run.finish({ ...(await planOf(run, { ...answers, since }, correlationId)), answersHash: answers.hash });
  } catch (error) {
    if (run.signal.aborted) return;
    const { code, sentence } = endingOf(error);
    await run.fail(code, sentence);
  } finally {
    await run.close();
  }
}

type DiagnosedAnswers = Pick<PlanAnswers, "progressData"> & { since: SinceLastTime | undefined };

/**
 * The plan as it is stored: with the references that lead to answers or, without its sections, as plain text; and how
 * many references lead to none.
 */
async function planOf(
  run: PlanRun,
  { progressData, since }: DiagnosedAnswers,
  correlationId: string,
): Promise<{ text: string; droppedReferences: number }> {
  const listener = { name: queue, send: () => Promise.resolve(), signal: run.signal };
  const generation = beginGeneration(correlationId, planModelConfig(), run.signal);
  const plan = { progressData, since, kept: run.kept, generation };
  const { text } = await sendText(listener, (send) =>
    writePlan({
      ...plan,
      hear({ text: soFar, model }) {
        run.update(() => withCheckedReferences(cleanedPlan(soFar), progressData), model);
        return send({ text: soFar, restart: true, model });
      },
    }),
  );
  const checked = withCheckedReferences(text, progressData);
  const kept = isStructured(readPlan(checked)) ? checked : plainPlan(checked);
  return { text: kept, droppedReferences: droppedReferences(text, progressData) };
}

function endingOf(error: unknown): { code: string; sentence: string } {
  if (!(error instanceof HttpsError)) {
    log.crashed(queue, error);
    return { code: "internal", sentence: assessmentMessages.planFailed };
  }
  const { sentence } = (error.details ?? {}) as { sentence?: string };
  return { code: error.code, sentence: sentence ?? assessmentMessages.planFailed };
}
