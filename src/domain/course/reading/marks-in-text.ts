// The marks of a text that no hand should break: codes of objectives, and facts that are left open.
import { objectiveMark } from "./objective-marks";
import { openMark } from "./open-facts";

/** Returns the marks in order, each with its place. */
export function marksInText(text: string): { at: number; text: string }[] {
  const found = [objectiveMark, openMark].flatMap((mark) => [...text.matchAll(mark)]);
  return found
    .map(({ index, 0: mark }) => ({ at: index + mark.length - mark.trimStart().length, text: mark.trim() }))
    .sort((one, other) => one.at - other.at)
    .filter(({ at }, nth, all) => {
      const before = all[nth - 1];
      return !before || at >= before.at + before.text.length;
    });
}
