// The one course that an earlier version kept in a browser becomes the first of several. It is moved as it stands, also
// where it cannot be read: then the list says so, and it can be saved as a file.
import * as z from "zod/mini";
import type { BrowserStore } from "../../../browser/storage";
import { newCourse } from "../../../domain/course/library/course";
import { draftOfToday } from "../../../domain/course/library/earlier-names";
import { courseDraft } from "../../../domain/course/library/stored-course";
import { parseStored } from "../../../browser/stored-value";
import { storedKeys } from "../../../browser/stored-keys";

const keptDraft = z.pipe(z.transform(draftOfToday), courseDraft);

/** The texts in progress had another name in the very first version. */
const before = {
  draft: storedKeys.courseDraft,
  inProgress: [`${storedKeys.courseDraft}.in-progress`, `${storedKeys.courseDraft}.arriving`],
};

/** Returns the id that the course has now; undefined where there was none. */
export function takeOverDraft(store: BrowserStore, id: string, now: Date): string | undefined {
  const text = store.getItem(before.draft);
  if (text === null) return undefined;
  const draft = parseStored(text, keptDraft);
  // A browser that is nearly full has no room for both.
  store.removeItem(before.draft);
  const moved = draft ? JSON.stringify(newCourse(id, now, draft)) : text;
  if (store.setItem(storedKeys.courses + id, moved) === false) store.setItem(before.draft, text);
  for (const key of before.inProgress) {
    const inProgress = store.getItem(key);
    if (inProgress !== null) store.setItem(storedKeys.textsInProgress + id, inProgress);
    store.removeItem(key);
  }
  return id;
}
