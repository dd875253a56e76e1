// The rights of a shown text, on the screen and in files.
import remarkGfm from "remark-gfm";
import { notesInPlace } from "./notes-in-place";
import { readingLines } from "./reading-lines";

export const readingPlugins = [remarkGfm, notesInPlace, readingLines];

/** Links within the page go too: their ids would mix with the page's own. */
export function safeUrl(url: string): string {
  return /^(https?:|mailto:)/i.test(url) ? url : "";
}

/** A link opens beside the page, and what it leads to learns nothing of it. */
export const linkAttributes = { target: "_blank", rel: "noopener nofollow" } as const;
