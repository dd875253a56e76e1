// `npm run admin -- generating off` turns all writing off at once: the document is read for each text, and nobody gets
// a word while it says so.
import { generationLimitMessages } from "../../../src/domain/course/words";
import { paths } from "../../../src/domain/kernel/collections";
import { failure } from "../callable/failure";
import { database } from "../firestore/database";

let seenOn = false;

/** Whether it was on when this process last looked; a process that has never looked does not know. */
export function wasGeneratingOn(): boolean {
  return seenOn;
}

/** Refuses where writing is switched off; without the document it is on. */
export async function requireGeneratingOn(): Promise<void> {
  const { on } = ((await database.doc(paths.generatingSwitch).get()).data() ?? {}) as { on?: unknown };
  seenOn = on !== false;
  if (!seenOn) throw failure("unavailable", generationLimitMessages.switchedOff);
}
