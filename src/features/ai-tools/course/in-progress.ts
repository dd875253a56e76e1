// The texts that are in progress, stored beside their course: a page that is closed in the middle loses nothing.
import * as z from "zod/mini";
import { generatedText } from "../../../domain/course/generated-text";
import { toolNames } from "../../../domain/course/tools";
import { browserStore } from "../../../browser/storage";
import { storedKeys } from "../../../browser/stored-keys";
import { storedValue, type StoredValue } from "../../../browser/stored-value";
import { placeOfOpenCourse } from "./open-course";

const inProgress = z.array(z.object({ tool: z.enum(toolNames), text: generatedText }));
type TextsInProgress = StoredValue<z.infer<typeof inProgress>>;

function ofOpenCourse(): TextsInProgress {
  return storedValue(browserStore, storedKeys.textsInProgress + (placeOfOpenCourse()?.id ?? ""), inProgress);
}

/** Those of the course that is open. To be removed when it has the texts and is stored itself. */
export const textsInProgress: TextsInProgress = {
  read: () => ofOpenCourse().read(),
  write: (texts) => ofOpenCourse().write(texts),
  remove: () => ofOpenCourse().remove(),
};
