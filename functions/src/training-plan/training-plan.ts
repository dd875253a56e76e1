// The training plan of the business that calls. The prompt is made here, from the answers that are stored, by the same code
// that shows it in the review: what the browser sends is only compared with it, or the call would be anybody's language model.
import { createHash } from "node:crypto";
import { FieldValue } from "firebase-admin/firestore";
import { readProgressData } from "../../../src/domain/assessment/answers-schema";
import type { ProgressData } from "../../../src/domain/assessment/answers";
import { canonicalText } from "../../../src/domain/assessment/field-paths";
import { anythingAnswered } from "../../../src/domain/assessment/progress";
import { assemblePrompt } from "../../../src/domain/assessment/prompt";
import { paths } from "../../../src/domain/paths";
import { callable } from "../callable";
import { openaiApiKey } from "../config";
import { database } from "../database";
import { failure } from "../failure";
import { deliverWithin, writeWhole } from "../language-model/writing";
import { dayOf, takeOne } from "../limits/daily-share";
import { invitationOf } from "./invitation-of";
import { planBrief } from "./plan-brief";

const plansPerDay = 10;

export const generateTrainingPlan = callable(
  "generateTrainingPlan",
  { secrets: [openaiApiKey], timeoutSeconds: 120 },
  async (call) => {
    const invitationId = await invitationOf(call.auth);
    const answers = database.doc(paths.answersOf(invitationId));
    const progressData = readProgressData((await answers.get()).get("progressData"));
    if (!anythingAnswered(progressData)) {
      throw failure("failed-precondition", "There are no answers to make a plan from yet. Please answer a step first.");
    }
    const prompt = assemblePrompt(progressData);
    const { text, model } = await deliverWithin(countPlan(call.auth?.uid ?? ""), call, (listener) =>
      writeWhole(
        [
          { role: "system", content: planBrief },
          { role: "user", content: `Task: training plan\n\n${prompt}` },
        ],
        listener,
      ),
    );
    await answers.update({
      trainingPlan: text,
      planModel: model,
      planGeneratedAt: FieldValue.serverTimestamp(),
      planAnswersHash: answersHash(progressData),
    });
    return { trainingPlan: text, ...(prompt !== call.request.prompt && { promptChanged: true, prompt }) };
  },
);

/** Equal for equal answers, so that a plan can be told from one made of other answers. */
export function answersHash(progressData: ProgressData): string {
  return createHash("sha256").update(canonicalText(progressData)).digest("hex");
}

function countPlan(uid: string): Promise<void> {
  const path = `${paths.rateLimits}/${dayOf(new Date())}-plans-${uid}`;
  const sentence = `A business can have ${plansPerDay} plans made on one day, and you have had them. Your last plan is kept.`;
  return takeOne([{ path, most: plansPerDay, sentence }]);
}
