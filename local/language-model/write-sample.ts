import type { Brief, Task } from "./brief";
import { writeAssessment } from "./samples/assessment";
import { writeLessonContent } from "./samples/lesson-content";
import { writeOutline } from "./samples/outline";
import { writeSection } from "./samples/section";
import { writeSomethingElse } from "./samples/something-else";
import { writeStoryboard } from "./samples/storyboard";
import { writeStudyMaterial } from "./samples/study-material";
import { writeTrainingPlan } from "./samples/training-plan";

const writers: Record<Task, (brief: Brief) => string> = {
  "training plan": writeTrainingPlan,
  "course outline": writeOutline,
  "study material": writeStudyMaterial,
  "lesson content": writeLessonContent,
  storyboard: writeStoryboard,
  assessment: writeAssessment,
  section: writeSection,
  "something else": writeSomethingElse,
};

/** The sample for a brief, always the same for the same one; or, where it is to be continued, what is missing of it. */
export function writeSample(brief: Brief): string {
  const sample = writers[brief.task](brief);
  // A section is put back into a text that begins with the note, and has to begin with its own heading.
  const whole = brief.task === "section" ? `${sample}\n` : `${note(brief)}\n\n${sample}\n`;
  return brief.partial === undefined ? whole : rest(whole, brief);
}

/** A sample that lacks the structure that was asked for. */
export function writeWithoutStructure(brief: Brief): string {
  return `${note(brief)}\n\n${writeSomethingElse(brief)}\n`;
}

function note({ language }: Brief): string {
  const other = /^en\b|english/i.test(language)
    ? ""
    : ` It was asked for in ${language}; the stand-in writes English only.`;
  return `> Sample text from the local stand-in for a language model.${other}`;
}

/** Goes on from exactly where the partial answer stops, also when white space at its end was lost or it was edited. */
function rest(whole: string, { partial = "", topic }: Brief): string {
  const stem = [partial, partial.trimEnd()].find((begun) => whole.startsWith(begun));
  if (stem !== undefined) return whole.slice(stem.length).trimEnd() === "" ? closing(topic) : whole.slice(stem.length);
  const tail = partial.trimEnd().slice(-60);
  const at = whole.lastIndexOf(tail);
  return at === -1 ? closing(topic) : whole.slice(at + tail.length);
}

function closing(topic: string): string {
  return `\n\n## Closing note\n\nThis is where the sample text on ${topic} ends.\n`;
}
