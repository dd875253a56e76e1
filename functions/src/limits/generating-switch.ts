// `npm run admin -- generating off` turns all writing off at once: the document is looked up for each text, and no
// visitor gets a word while it says so.
import { generationLimitMessages } from "../../../src/domain/course/words";
import { paths } from "../../../src/domain/kernel/collections";
import { failure } from "../callable/failure";
import { database } from "../firestore/database";
import { lastCount, type Quota } from "./daily-quota";

/** To be asked for with the quotas of a text, in their round trip: used up while writing is switched off. */
export const generatingSwitch: Quota = {
  path: paths.generatingSwitch,
  field: "off",
  limit: 1,
  amount: 0,
  get sentence() {
    return generationLimitMessages.switchedOff;
  },
  lasting: true,
};

/** Tells whether it was on at this process's last count of a text; false before the first. */
export function wasGeneratingOn(now: Date): boolean {
  return lastCount(generatingSwitch, now) === 0;
}

/** Refuses where writing is switched off, and writes nothing for it; without the document it is on. */
export async function requireGeneratingOn(): Promise<void> {
  const { on } = ((await database.doc(paths.generatingSwitch).get()).data() ?? {}) as { on?: unknown };
  if (on === false) throw failure("unavailable", generationLimitMessages.switchedOff);
}
