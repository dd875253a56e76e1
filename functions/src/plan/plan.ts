// The training plan of the business that calls. The prompt is made here, from the answers that are stored, by the same
// code that shows it in the review: what the browser sends is only compared with it, or the call would be anybody's
// language model. The plan is written whether or not the caller stays: it is streamed to the caller and written into
// the run's document.
import { createHash } from "node:crypto";
import { HttpsError } from "firebase-functions/v2/https";
import type { TextChunk } from "../../../src/domain/callables";
import type { ProgressData } from "../../../src/domain/assessment/answers/answers";
import { readProgressData } from "../../../src/domain/assessment/answers/answers-schema";
import { canonicalText } from "../../../src/domain/assessment/answers/field-paths";
import { withCheckedReferences } from "../../../src/domain/assessment/plan/checking";
import { plainPlan, isStructured, readPlan } from "../../../src/domain/assessment/plan/plan";
import { anythingAnswered } from "../../../src/domain/assessment/answers/step-progress";
import { assemblePrompt } from "../../../src/domain/assessment/plan/prompt";
import { assessmentMessages } from "../../../src/domain/assessment/words";
import { paths } from "../../../src/domain/kernel/collections";
import { callable, type Call } from "../callable/callable";
import { openaiApiKey, planModelConfig } from "../config";
import { database } from "../firestore/database";
import { failure } from "../callable/failure";
import { sendText } from "../language-model/writing";
import { dayOf, consumeQuota } from "../limits/daily-quota";
import { invitationOfCaller } from "../invitations/invitation-of-caller";
import { openRun, type PlanRun } from "./plan-run";
import { writePlan } from "./write-plan";

const maxPlansPerDay = 10;

export const generateTrainingPlan = callable(
  "generateTrainingPlan",
  { secrets: [openaiApiKey], timeoutSeconds: 540 },
  async (call) => {
    const invitationId = await invitationOfCaller(call.auth);
    const progressData = readProgressData(
      (await database.doc(paths.answersOf(invitationId)).get()).get("progressData"),
    );
    if (!anythingAnswered(progressData)) {
      throw failure("failed-precondition", assessmentMessages.planNoAnswers);
    }
    const prompt = assemblePrompt(progressData);
    const promptChanged = prompt !== call.request.prompt;
    const hash = answersHash(progressData);
    const open = await openRun(invitationId, { answersHash: hash, goOn: call.request.goOn === true, promptChanged });
    if (open.isNew) await consumePlanQuota(call.auth?.uid ?? "");
    const run = await open.acquire();
    try {
      const trainingPlan = await generatePlan(call, run, { prompt, progressData, kept: open.kept });
      await run.finish(trainingPlan, hash);
      return { trainingPlan, ...(promptChanged && { promptChanged, prompt }) };
    } catch (error) {
      if (!run.signal.aborted) await run.fail(failureSentence(error));
      throw error;
    } finally {
      await run.close();
    }
  },
);

/** Equal for equal answers, so that a plan can be told from one made of other answers. */
export function answersHash(progressData: ProgressData): string {
  return createHash("sha256").update(canonicalText(progressData)).digest("hex");
}

interface PlanInput {
  prompt: string;
  progressData: ProgressData;
  kept: string;
}

/** The plan as it is stored: with the references that lead to answers or, without its sections, as plain text. */
async function generatePlan(call: Call<"generateTrainingPlan">, run: PlanRun, input: PlanInput): Promise<string> {
  const listener = { name: call.name, send: withoutWaiting(call), signal: run.signal };
  const { text } = await sendText(listener, planChunks(run, input));
  const checked = withCheckedReferences(text, input.progressData);
  return isStructured(readPlan(checked)) ? checked : plainPlan(checked);
}

async function* planChunks(run: PlanRun, input: PlanInput): AsyncGenerator<TextChunk> {
  let sent = "";
  for await (const { text, model } of writePlan({ ...input, config: planModelConfig(), signal: run.signal })) {
    run.update(withCheckedReferences(text, input.progressData), model);
    const isMore = text.startsWith(sent);
    yield {
      text: isMore ? text.slice(sent.length) : text,
      ...(!isMore && { restart: true }),
      ...(model && { model }),
    };
    sent = text;
  }
}

/** A caller who is slow or has left holds up nothing. */
function withoutWaiting(call: Call<"generateTrainingPlan">): Call<"generateTrainingPlan">["send"] {
  return (chunk) => {
    call.send(chunk).catch(() => undefined);
    return Promise.resolve();
  };
}

function failureSentence(error: unknown): string {
  const details = (error instanceof HttpsError ? error.details : undefined) as { sentence?: string } | undefined;
  return details?.sentence ?? assessmentMessages.planFailed;
}

function consumePlanQuota(uid: string): Promise<void> {
  const path = `${paths.rateLimits}/${dayOf(new Date())}-plans-${uid}`;
  return consumeQuota([{ path, limit: maxPlansPerDay, sentence: assessmentMessages.planLimit(maxPlansPerDay) }]);
}
