// The texts that are in progress, stored beside their course: a page that is closed in the middle loses nothing.
import { browserStore } from "../../../browser/storage";
import { storedKeys, type StoredKey } from "../../../browser/stored-keys";
import { storedValue, type StoredValue } from "../../../browser/stored-value";
import { keptTextsInProgress, type TextInProgress } from "./kept-courses";
import { placeOfOpenCourse } from "./open-course";

type TextsInProgress = StoredValue<TextInProgress[]>;

function keyOfOpenCourse(): StoredKey {
  return `${storedKeys.textsInProgress}${placeOfOpenCourse()?.id ?? ""}`;
}

function ofOpenCourse(): TextsInProgress {
  return storedValue(browserStore, keyOfOpenCourse(), keptTextsInProgress);
}

/** An unreadable text becomes an entry in the list of courses, which offers it as a file. */
function keepAside(): undefined {
  const text = browserStore.getItem(keyOfOpenCourse());
  if (text !== null) browserStore.setItem(storedKeys.courses + crypto.randomUUID(), text);
  ofOpenCourse().remove();
}

/** Those of the course that is open. To be removed when it has the texts and is stored itself. */
export const textsInProgress: TextsInProgress = {
  read: () => ofOpenCourse().read() ?? keepAside(),
  write: (texts) => ofOpenCourse().write(texts),
  remove: () => ofOpenCourse().remove(),
};
