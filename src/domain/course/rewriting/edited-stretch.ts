// A stretch of a text that a person types into. Other windows may change the text around it in between.
import type { Stretch } from "./part-rewrite";

export type EditedStretch = Pick<Stretch, "before" | "text" | "after">;

export function wholeOf({ before, text, after }: EditedStretch): string {
  return before + text + after;
}

/** The stretch in a text that may have changed since; undefined if it is not to be found there. */
export function locatedStretch(stretch: EditedStretch, whole: string): EditedStretch | undefined {
  const { before, text, after } = stretch;
  if (whole === wholeOf(stretch)) return stretch;
  const at = text === "" ? -1 : whole.indexOf(text);
  if (at >= 0 && !whole.includes(text, at + 1))
    return { before: whole.slice(0, at), text, after: whole.slice(at + text.length) };
  const isAround = whole.startsWith(before) && whole.slice(before.length).endsWith(after);
  return isAround ? { ...stretch, text: whole.slice(before.length, whole.length - after.length) } : undefined;
}
