// Makes the model's text the next version of a business's plan. Nothing is overwritten: a number that another process
// has taken in between stays theirs, and this version gets the next one.
import { FieldValue, type DocumentSnapshot, type WriteBatch, type WriteResult } from "firebase-admin/firestore";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";
import { isAlreadyThere } from "../firestore/database-errors";
import { addOlderPlan, hasOlderPlan } from "./older-plan";

export interface WrittenPlan {
  text: string;
  model: string;
  answersHash: string;
  /** References that lead to no answer, and are not in the text. */
  droppedReferences?: number;
}

/** `alsoWrite` puts into the same commit what has to be true together with the version. */
export async function saveVersion(
  invitationId: string,
  { text, model, answersHash, droppedReferences = 0 }: WrittenPlan,
  { isReleased }: { isReleased: boolean },
  alsoWrite: (batch: WriteBatch, version: number) => void,
): Promise<WriteResult[]> {
  const answers = database.doc(paths.answersOf(invitationId));
  for (;;) {
    const [now, latest] = await Promise.all([answers.get(), latestVersion(invitationId)]);
    const batch = database.batch();
    const isOlder = latest === undefined && hasOlderPlan(now);
    if (isOlder) addOlderPlan(batch, now);
    const number = (latest ?? Number(isOlder)) + 1;
    const at = FieldValue.serverTimestamp();
    batch.create(database.doc(paths.planVersion(invitationId, number)), {
      number,
      text,
      model,
      answersHash,
      ...(droppedReferences > 0 && { droppedReferences }),
      generatedAt: at,
      createdAt: at,
    });
    if (isReleased) release(batch, now, { number, text, model, answersHash });
    else batch.update(answers, { planHeldAt: at }); // the answers' trigger hears of it by this
    alsoWrite(batch, number);
    try {
      return await batch.commit();
    } catch (error) {
      if (!isAlreadyThere(error)) throw error;
    }
  }
}

/** The plan belongs to its business as soon as it is written, without a review. */
function release(batch: WriteBatch, answers: DocumentSnapshot, plan: WrittenPlan & { number: number }): void {
  const at = FieldValue.serverTimestamp();
  const gone = FieldValue.delete();
  batch.update(answers.ref, {
    trainingPlan: plan.text,
    planModel: plan.model,
    planGeneratedAt: at,
    planAnswersHash: plan.answersHash,
    planVersion: plan.number,
    planReleasedAt: at,
    planEdited: gone,
    planReviewedBy: gone,
  });
  batch.create(database.doc(paths.planRelease(answers.id, plan.number)), { version: plan.number, releasedAt: at });
}

async function latestVersion(invitationId: string): Promise<number | undefined> {
  const versions = database.collection(paths.planVersions(invitationId));
  const { docs } = await versions.orderBy("number", "desc").limit(1).select("number").get();
  return docs[0]?.get("number") as number | undefined;
}
