// The texts and the sources of a course end with it: the rules let its own document go alone, because they cannot count
// those. A late event is not believed: the step looks whether the course is there again, and spares what was written
// since.
import type { Timestamp } from "firebase-admin/firestore";
import { paths } from "../../../src/domain/kernel/collections";
import { database } from "../firestore/database";
import type { TriggerStep } from "../firestore/document-trigger";

export const endWithCourse: TriggerStep = async ({ params: { code = "", collection, id = "" }, after, at }) => {
  if (collection !== "courses" || after) return;
  const isOlder = (time: Timestamp) => time.toMillis() <= at.getTime();
  // In a transaction: a course that is brought back waits for its end.
  await database.runTransaction(async (transaction) => {
    if ((await transaction.get(database.doc(paths.course(code, id)))).exists) return;
    const below = [paths.courseTexts(code, id), paths.courseSources(code, id)];
    const found = await Promise.all(below.map((path) => transaction.get(database.collection(path).select())));
    for (const { ref, updateTime } of found.flatMap(({ docs }) => docs))
      if (isOlder(updateTime)) transaction.delete(ref);
  });
};
