// The changes of a window to a business's course that are not written yet, with their base: kept in the browser, so
// that a window that is closed, or has no connection, loses nothing. The next window that opens the course goes on.
import * as z from "zod/mini";
import { keysOf, type BrowserStore } from "../../browser/storage";
import { storedKeys } from "../../browser/stored-keys";
import { parseStored, storedValue } from "../../browser/stored-value";
import type { HeldCourse } from "../../domain/course/library/held-course";
import { course } from "../../domain/course/library/stored-course";

const storedEdits = z.object({ base: course, mine: course });
type CourseEdit = z.infer<typeof storedEdits>;

export interface CourseEdits {
  /** False where the browser does not take it. */
  keep: (held: HeldCourse) => boolean;
  /** Everything has been written. */
  clear: () => void;
  /** Returns the edits left by earlier windows; they stay until everything has been written. */
  left: () => CourseEdit[];
}

export function courseEdits(store: BrowserStore, uid: string, invitationId: string, id: string): CourseEdits {
  const prefix = `${storedKeys.courseEdits}${uid}:${invitationId}:${id}:` as const;
  const own = storedValue(store, `${prefix}${crypto.randomUUID()}`, storedEdits);
  const adopted = new Map<string, string>();
  return {
    keep: (held) => {
      if (held.isChanged()) return own.write({ base: held.stored, mine: held.mine });
      own.remove();
      return true;
    },
    clear: () => {
      own.remove();
      // A window that is still open writes its entry anew as it goes on.
      for (const [key, text] of adopted) if (store.getItem(key) === text) store.removeItem(key);
      adopted.clear();
    },
    left: () =>
      keysOf(store, prefix).flatMap((key) => {
        const text = store.getItem(key);
        const edit = parseStored(text, storedEdits);
        if (text === null || !edit) return [];
        adopted.set(key, text);
        return [edit];
      }),
  };
}
