import type { Brief, Task } from "./request";
import { writeAssessment } from "./samples/course/assessment";
import { writeLessonContent } from "./samples/course/lesson-content";
import { writeOutline } from "./samples/course/outline";
import { writeSection } from "./samples/section";
import { writeSomethingElse } from "./samples/something-else";
import { writeStoryboard } from "./samples/course/storyboard";
import { writeStudyMaterial } from "./samples/course/study-material";
import { writeTrainingPlan } from "./samples/plan/training-plan";

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

/** The same sample, but what it says it rests on is made up: names of which hardly two are alike, and none is in the list. */
export function writeInvented(brief: Brief): string {
  let nth = 0;
  const inventions = [
    () => `1.invented${nth}`,
    () => `2.Team of dreams ${nth}.roleClarity`,
    () => `${5 + nth}.customerSatisfaction`,
    () => `4.supportAreas.Nothing ${nth}`,
  ];
  return writeSample(brief).replaceAll(/\[answers: [^\]]*\]/g, () => {
    nth += 1;
    return `[answers: ${inventions[nth % inventions.length]?.() ?? ""}]`;
  });
}

/** Goes on from exactly where the partial answer stops, also when white space at its end was lost or it was edited. */
function rest(whole: string, { partial = "", topic, task }: Brief): string {
  const stem = [partial, partial.trimEnd()].find((begun) => whole.startsWith(begun));
  if (stem !== undefined) return whole.slice(stem.length).trimEnd() === "" ? closing(topic) : whole.slice(stem.length);
  if (task === "training plan") return withoutSections(whole, partial);
  const tail = partial.trimEnd().slice(-60);
  const at = whole.lastIndexOf(tail);
  return at === -1 ? closing(topic) : whole.slice(at + tail.length);
}

function closing(topic: string): string {
  return `\n\n## Closing note\n\nThis is where the sample text on ${topic} ends.\n`;
}

/** Every section that the partial answer does not have: a plan that was checked in between is no longer the sample's text. */
function withoutSections(whole: string, partial: string): string {
  const headings = new Set(partial.match(/^## .+$/gm) ?? []);
  const sections = whole.split(/^(?=## )/m).slice(1);
  return sections.filter((section) => !headings.has(section.slice(0, section.indexOf("\n")))).join("");
}
