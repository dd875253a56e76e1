// What is being written right now, kept beside the draft, so that a page that is closed in the middle loses nothing.
import { z } from "zod";
import { piece } from "../../../domain/course/draft";
import { toolNames } from "../../../domain/course/tools";
import { browserStore } from "../../../browser/storage";
import { readStored, store } from "../../../browser/stored-json";

const key = "waymark.course-draft.arriving";
const arriving = z.array(z.object({ tool: z.enum(toolNames), piece }));
type Arriving = z.infer<typeof arriving>;

export function storeArriving(pieces: Arriving): void {
  store(key, pieces);
}

/** What an earlier page left unfinished. */
export function readArriving(): Arriving {
  return readStored(key, arriving) ?? [];
}

/** To be called when the draft has it and is stored itself. */
export function forgetArriving(): void {
  browserStore.removeItem(key);
}
