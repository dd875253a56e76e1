// The texts of a course end with it: the rules let its own document go alone, because they cannot count its texts. A
// late event is not believed: the step looks whether the course is there again, and spares what was written since.
import type { Timestamp } from "firebase-admin/firestore";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";
import type { TriggerStep } from "../firestore/document-trigger";

export const endTextsWithCourse: TriggerStep = async ({ params: { code = "", collection, id = "" }, after, at }) => {
  if (collection !== "courses" || after || (await database.doc(paths.course(code, id)).get()).exists) return;
  const { docs } = await database.collection(paths.courseTexts(code, id)).select().get();
  const isOlder = (time: Timestamp) => time.toMillis() <= at.getTime();
  const batch = database.batch();
  for (const { ref, updateTime } of docs) if (isOlder(updateTime)) batch.delete(ref);
  await batch.commit();
};
