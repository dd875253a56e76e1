import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";

/** Tells whether a business has made its plan, also one that waits for a consultant. */
export async function hasPlan(invitationId: string): Promise<boolean> {
  const [answers, versions] = await Promise.all([
    database.doc(paths.answersOf(invitationId)).get(),
    database.collection(paths.planVersions(invitationId)).limit(1).select().get(),
  ]);
  return Boolean(answers.get("trainingPlan")) || !versions.empty;
}
