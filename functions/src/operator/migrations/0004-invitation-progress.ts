import type { DocumentReference, QueryDocumentSnapshot } from "firebase-admin/firestore";
import { paths } from "../../../../src/domain/kernel/collections";
import { datedFields } from "../../firestore/dated-fields";
import { followedFields } from "../../invitations/follow-progress";
import { unchangedSince, type Migration } from "./migration";

/** The progress of a business was with its answers alone, and a held plan with its versions. */
export const progressOfInvitations: Migration = {
  number: 4,
  title: "notes with each invitation how far its business has come",
  documents: (database) => database.collection(paths.invitations),
  async change(invited) {
    const answersDocument = invited.ref.firestore.doc(paths.answersOf(invited.id));
    const [answers, held] = await Promise.all([answersDocument.get(), latestWritten(answersDocument)]);
    const isHeld = held !== undefined && Number(held.get("number")) > Number(answers.get("planVersion") ?? 0);
    const planHeldAt: unknown = isHeld ? held.get("createdAt") : undefined;
    const noted = answers.exists && planHeldAt !== undefined ? { planHeldAt } : {};
    const given = answers.exists ? datedFields({ data: () => ({ ...answers.data(), ...noted }) }) : undefined;
    const fields = followedFields(invited, given);
    if (!fields) return undefined;
    return (batch) => {
      batch.update(invited.ref, fields, unchangedSince(invited));
      if ("planHeldAt" in noted) batch.update(answersDocument, noted);
    };
  },
};

/** The last version that the model has written; the others are a consultant's. */
async function latestWritten(answers: DocumentReference): Promise<QueryDocumentSnapshot | undefined> {
  const versions = answers.firestore.collection(paths.planVersions(answers.id));
  const { docs } = await versions.orderBy("number", "desc").select("number", "by", "createdAt").limit(100).get();
  return docs.find((version) => version.get("by") === undefined);
}
