// The texts that are in progress, stored beside the draft, so that a page that is closed in the middle loses nothing.
import { z } from "zod";
import { generatedText } from "../../../domain/course/generated-text";
import { toolNames } from "../../../domain/course/tools";
import { browserStore } from "../../../browser/storage";
import { readStored, writeStored } from "../../../browser/stored-value";

const inProgressKey = "waymark.course-draft.in-progress";
const textsInProgress = z.array(z.object({ tool: z.enum(toolNames), text: generatedText }));
type TextsInProgress = z.infer<typeof textsInProgress>;

export function storeInProgress(texts: TextsInProgress): void {
  writeStored(inProgressKey, texts);
}

/** The texts that an earlier page left unfinished. */
export function readInProgress(): TextsInProgress {
  return readStored(inProgressKey, textsInProgress) ?? [];
}

/** To be called when the draft has the texts and is stored itself. */
export function clearInProgress(): void {
  browserStore.removeItem(inProgressKey);
}
