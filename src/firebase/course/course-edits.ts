// What a window has changed of a business's course and not written yet, with what it began from: kept in the browser,
// so that a window that is closed, or has no connection, loses nothing. Whichever window opens the course next goes on.
import * as z from "zod/mini";
import { keysOf, type BrowserStore } from "../../browser/storage";
import { storedKeys } from "../../browser/stored-keys";
import { parseStored, storedValue } from "../../browser/stored-value";
import { isEqual, mergedCourse } from "../../domain/course/library/merge";
import { course, type Course } from "../../domain/course/library/stored-course";
import type { KeptText } from "../../domain/course/library/texts";

const storedEdits = z.object({ base: course, mine: course });

export interface CourseEdits {
  /** False where the browser does not take it. */
  keep: (base: Course, mine: Course) => boolean;
  /** Everything has been written. */
  clear: () => void;
  /** The stored course with what windows before this one have left. */
  broughtBack: (theirs: Course) => { course: Course; overtaken: KeptText[] };
}

export function courseEdits(store: BrowserStore, uid: string, invitationId: string, id: string): CourseEdits {
  const prefix = `${storedKeys.courseEdits}${uid}:${invitationId}:${id}:` as const;
  const own = storedValue(store, `${prefix}${crypto.randomUUID()}`, storedEdits);
  const adopted = new Map<string, string>();
  return {
    keep: (base, mine) => {
      if (!isEqual(base, { ...mine, draft: { ...mine.draft, selectedModule: base.draft.selectedModule } }))
        return own.write({ base, mine });
      own.remove();
      return true;
    },
    clear: () => {
      own.remove();
      // A window that is still open writes its entry anew as it goes on.
      for (const [key, text] of adopted) if (store.getItem(key) === text) store.removeItem(key);
      adopted.clear();
    },
    broughtBack: (theirs) => {
      let merged = theirs;
      const overtaken: KeptText[] = [];
      for (const key of keysOf(store, prefix)) {
        const text = store.getItem(key);
        const left = parseStored(text, storedEdits);
        if (text === null || !left) continue;
        adopted.set(key, text);
        const next = mergedCourse(left.base, left.mine, merged);
        merged = next.merged;
        overtaken.push(...next.overtaken);
      }
      return { course: merged, overtaken };
    },
  };
}
