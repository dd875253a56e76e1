// The marks of a text that no hand should break: codes of objectives, facts that are left open, and
// paragraphs that are cited.
import { objectiveMark, objectiveMarks } from "./objective-marks";
import { citationMark } from "./citation-marks";
import { citationMarks } from "./cited-paragraphs";
import { openFacts, openMark } from "./open-facts";
import { markWords } from "./words";

interface MarkInText {
  at: number;
  text: string;
  /** For those who hear it. */
  name: string;
}

/** Returns the marks in order, each with its place. */
export function marksInText(text: string): MarkInText[] {
  const found = [objectiveMark, openMark, citationMark].flatMap((mark) => [...text.matchAll(mark)]);
  return found
    .map(({ index, 0: mark }) => ({ at: index + mark.length - mark.trimStart().length, text: mark.trim() }))
    .sort((one, other) => one.at - other.at)
    .filter(({ at }, nth, all) => {
      const before = all[nth - 1];
      return !before || at >= before.at + before.text.length;
    })
    .map((mark) => ({ ...mark, name: nameOf(mark.text) }));
}

function nameOf(mark: string): string {
  const [fact] = openFacts(mark);
  const [cited] = citationMarks(mark);
  if (cited) return markWords.paragraphs(cited.numbers);
  return fact === undefined
    ? markWords.objectives(objectiveMarks(mark).map(({ id }) => id.slice(1)))
    : markWords.toCheck(fact);
}
