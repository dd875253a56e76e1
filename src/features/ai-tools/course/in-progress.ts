// The texts that are in progress, stored beside their course: a page that is closed in the middle loses nothing.
import { browserStore } from "../../../browser/storage";
import { storedKeys } from "../../../browser/stored-keys";
import { storedValue, type StoredValue } from "../../../browser/stored-value";
import { keptTextsInProgress, type TextInProgress } from "./kept-courses";
import { placeOfOpenCourse } from "./open-course";

type TextsInProgress = StoredValue<TextInProgress[]>;

function ofOpenCourse(): TextsInProgress {
  const key = storedKeys.textsInProgress + (placeOfOpenCourse()?.id ?? "");
  return storedValue(browserStore, key, keptTextsInProgress);
}

/** Those of the course that is open. To be removed when it has the texts and is stored itself. */
export const textsInProgress: TextsInProgress = {
  read: () => ofOpenCourse().read(),
  write: (texts) => ofOpenCourse().write(texts),
  remove: () => ofOpenCourse().remove(),
};
