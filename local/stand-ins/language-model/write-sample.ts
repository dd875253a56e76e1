import type { SampleRequest, WritingTask } from "./request";
import { writeAssessment } from "./samples/course/assessment";
import { writeLessonContent } from "./samples/course/lesson-content";
import { writeOutline } from "./samples/course/outline";
import { writeQuestionAgain } from "./samples/course/question";
import { writeSection } from "./samples/section";
import { writeUnstructuredText } from "./samples/unstructured-text";
import { writeStoryboard } from "./samples/course/storyboard";
import { writeStudyMaterial } from "./samples/course/study-material";
import { withPlanFault, type PlanFault } from "./samples/plan/diagnosis-faults";
import { writeTrainingPlan } from "./samples/plan/plan";

const writers: Record<WritingTask, (request: SampleRequest) => string> = {
  "training plan": writeTrainingPlan,
  "course outline": writeOutline,
  "study material": writeStudyMaterial,
  "lesson content": writeLessonContent,
  storyboard: writeStoryboard,
  assessment: writeAssessment,
  section: writeSection,
  question: writeQuestionAgain,
  "unstructured text": writeUnstructuredText,
};

/** The sample for a request, always the same for the same one; or what is missing of it, where it is continued. */
export function writeSample(request: SampleRequest): string {
  const sample = writers[request.task](request);
  // A part is put back into a text that begins with the note, and has to begin with its own heading or number.
  const isPart = request.task === "section" || request.task === "question";
  const whole = isPart ? `${sample}\n` : `${sampleNote(request)}\n\n${sample}\n`;
  if (request.onlySections.length > 0) return sectionsWith(whole, (heading) => request.onlySections.includes(heading));
  return request.partial === undefined ? whole : continueSample(whole, request);
}

/** The sample plan that goes against the diagnosis of its request. */
export function writePlanWithFault(fault: PlanFault, request: SampleRequest): string {
  return withPlanFault(fault, writeSample(request), request);
}

export function writeWithoutStructure(request: SampleRequest): string {
  return `${sampleNote(request)}\n\n${writeUnstructuredText(request)}\n`;
}

function sampleNote({ language }: SampleRequest): string {
  const other = /^en\b|english/i.test(language)
    ? ""
    : ` It was asked for in ${language}; the stand-in writes English only.`;
  return `> Sample text from the local stand-in for a language model.${other}`;
}

/** The same sample with invented references: hardly two are alike, and none is in the list. */
export function writeInventedReferences(request: SampleRequest): string {
  let nth = 0;
  const inventions = [
    () => `1.invented${nth}`,
    () => `2.Team of dreams ${nth}.roleClarity`,
    () => `${5 + nth}.customerSatisfaction`,
    () => `4.supportAreas.Nothing ${nth}`,
  ];
  return writeSample(request).replaceAll(/\[answers: [^\]]*\]/g, () => {
    nth += 1;
    return `[answers: ${inventions[nth % inventions.length]?.() ?? ""}]`;
  });
}

/** Goes on from exactly where the partial answer stops, also when white space at its end was lost or it was edited. */
function continueSample(whole: string, { partial = "", topic, task }: SampleRequest): string {
  const stem = [partial, partial.trimEnd()].find((begun) => whole.startsWith(begun));
  if (stem !== undefined)
    return whole.slice(stem.length).trimEnd() === "" ? closingNote(topic) : whole.slice(stem.length);
  if (task === "training plan") return missingSections(whole, partial);
  const tail = partial.trimEnd().slice(-60);
  const at = whole.lastIndexOf(tail);
  return at === -1 ? closingNote(topic) : whole.slice(at + tail.length);
}

function closingNote(topic: string): string {
  return `\n\n## Closing note\n\nThis is where the sample text on ${topic} ends.\n`;
}

/**
 * Every section that the partial answer does not have: a plan that was checked in between is no longer the sample's
 * text.
 */
function missingSections(whole: string, partial: string): string {
  const headings = new Set(partial.match(/^## .+$/gm) ?? []);
  return sectionsWith(whole, (heading) => !headings.has(heading));
}

function sectionsWith(whole: string, isWanted: (heading: string) => boolean): string {
  const sections = whole.split(/^(?=## )/m).slice(1);
  return sections.filter((section) => isWanted(section.slice(0, section.indexOf("\n")))).join("");
}
