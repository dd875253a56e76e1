// `npm run admin -- generating off` turns all writing off at once: the document is read before each text, and nobody is
// asked for a word while it says so.
import { generationLimitMessages } from "../../../src/domain/course/words";
import { paths } from "../../../src/domain/kernel/collections";
import { failure } from "../callable/failure";
import { database } from "../firestore/database";

/** Refuses where writing is switched off; without the document it is on. */
export async function requireGeneratingOn(): Promise<void> {
  const { on } = ((await database.doc(paths.generatingSwitch).get()).data() ?? {}) as { on?: unknown };
  if (on === false) throw failure("unavailable", generationLimitMessages.switchedOff);
}
