// A plan from before there were versions stands with its answers alone. It becomes the first version, already
// released.
import type { DocumentSnapshot, WriteBatch } from "firebase-admin/firestore";
import { paths } from "../../../src/domain/kernel/collections";

/** Tells whether there is one. */
export function hasOlderPlan(answers: DocumentSnapshot): boolean {
  return Boolean(answers.get("trainingPlan")) && answers.get("planVersion") === undefined;
}

/** The second process finds the version there, and writes nothing of this. */
export function addOlderPlan(batch: WriteBatch, answers: DocumentSnapshot): void {
  const { ref, updateTime } = answers;
  const stored = (field: string) => answers.get(field) as unknown;
  const at = stored("planGeneratedAt") ?? updateTime;
  const about = {
    model: stored("planModel"),
    generatedAt: stored("planGeneratedAt"),
    answersHash: stored("planAnswersHash"),
  };
  const known = Object.fromEntries(Object.entries(about).filter(([, value]) => value !== undefined));
  const older = { number: 1, text: String(stored("trainingPlan")), createdAt: at, ...known };
  batch.create(ref.firestore.doc(paths.planVersion(ref.id, 1)), older);
  batch.create(ref.firestore.doc(paths.planRelease(ref.id, 1)), { version: 1, releasedAt: at });
  batch.update(ref, { planVersion: 1, planReleasedAt: at });
}
