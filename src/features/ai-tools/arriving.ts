// What is being written right now, kept beside the draft, so that a page that is closed in the middle loses nothing.
import { z } from "zod";
import { piece } from "../../domain/course/draft";
import { toolNames } from "../../domain/course/tools";
import { readStored, store } from "./stored-json";

const key = "waymark.course-draft.arriving";
const arriving = z.array(z.object({ tool: z.enum(toolNames), piece }));
type Arriving = z.infer<typeof arriving>;

export function storeArriving(pieces: Arriving): void {
  if (pieces.length > 0) store(key, pieces);
  else localStorage.removeItem(key);
}

/** What an earlier page left unfinished; it is taken once. */
export function takeArriving(): Arriving {
  const left = readStored(key, arriving) ?? [];
  localStorage.removeItem(key);
  return left;
}
