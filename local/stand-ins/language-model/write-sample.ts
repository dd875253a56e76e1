import { citedAgain, withCitedSentences } from "./cited-text";
import type { SampleRequest, WritingTask } from "./request";
import { countFromLength, readSample, scenarioFor, sentenceCase, filledSample } from "./sample-text";
import type { PlanLanguage } from "./plan-sentences";
import { pseudoTranslation } from "./pseudo-translation";
import { writeTrainingPlan } from "./training-plan";

/** Fills the Markdown file of a task, with the request's own values and others. */
type Fill = (name: string, more?: Record<string, string>) => string;

const writers: Record<WritingTask, (fill: Fill, request: SampleRequest, seed: string) => string> = {
  "training plan": (_, request) => writeTrainingPlan(request.prompt, planLanguageOf(request)),
  "course outline": (fill, { length }, seed) => {
    const outline = filledSample(fill("course-outline"), countFromLength(length, seed, [5, 6]));
    const minutes = [...outline.matchAll(/^\*\*Time:\*\* (\d+)/gm)].reduce((sum, [, time]) => sum + Number(time), 0);
    return outline.replace("{minutes}", String(minutes));
  },
  "study material": (fill) => fill("study-material"),
  "lesson content": (fill, { length }) => {
    const minutes = /\d+/.exec(length)?.[0] ?? "60";
    const lesson = fill("lesson-content", { minutes });
    return lesson.replace(/\{(\d+)%\}/g, (_, share) => String((Number(minutes) * Number(share)) / 100));
  },
  storyboard: (fill, { length }, seed) => filledSample(fill("storyboard"), countFromLength(length, seed, [8, 10])),
  assessment: (fill, { length }, seed) => filledSample(fill("assessment"), countFromLength(length, seed, [8])),
  section: (fill, { section, topic }) => fill("section", { heading: `## ${section ?? topic}`.replace("## #", "#") }),
  question: writeQuestionAgain,
  translation: (_, { text = "", language }) => pseudoTranslation(text, language),
  "unstructured text": (fill) => fill("unstructured-text"),
};

/** The sample for a request, always the same for the same one; or what is missing of it, where it is continued. */
export function writeSample(request: SampleRequest): string {
  // A part is put back into a text that begins with the note, and has to begin with its own heading or number.
  const isPart = ["section", "question", "translation"].includes(request.task);
  const again = citedAgain(request);
  if (again !== undefined) return again;
  const sample = withCitedSentences(sampleText(request), request);
  const whole = isPart ? `${sample}\n` : `${sampleNote(request)}\n\n${sample}\n`;
  if (request.onlySections.length > 0) {
    const wanted = new Set(request.onlySections.map(withoutNumber));
    return sectionsWith(whole, (heading) => wanted.has(withoutNumber(heading)));
  }
  return request.partial === undefined ? whole : continueSample(whole, request);
}

export function writeWithoutStructure(request: SampleRequest): string {
  return writeSample({ ...request, task: "unstructured text", onlySections: [], partial: undefined });
}

function sampleText(request: SampleRequest): string {
  const { task, topic, module, audience, level } = request;
  const seed = `${task}|${topic}|${module}`;
  const values = { topic, Topic: sentenceCase(topic), module, audience, level, ...scenarioFor(seed) };
  return writers[task]((name, more) => readSample(name, { ...values, ...more }), request, seed);
}

/** Another question in the place of the one that is quoted, which keeps its number and does not come again. */
function writeQuestionAgain(fill: Fill, { prompt }: SampleRequest): string {
  const number = Number(/^(\d+)[.)]/m.exec(prompt)?.[1] ?? 1);
  const [, ...questions] = fill("assessment").split(/^(?=\d+\. )/m);
  const others = questions.filter((question) => !prompt.includes(/Reason: (.*)/.exec(question)?.[1] ?? ""));
  return others[number % others.length]?.trimEnd().replace(/\d+/, String(number)) ?? "";
}

/** The heading line of a section; plans in other languages than English number them. */
function withoutNumber(heading: string): string {
  return heading.replace(/^## \d\. /, "## ");
}

function planLanguageOf({ language }: SampleRequest): PlanLanguage {
  return language === "German" ? "German" : "English";
}

function sampleNote(request: SampleRequest): string {
  const { task, language } = request;
  if (task === "training plan" && planLanguageOf(request) === "German")
    return "> Beispieltext des örtlichen Ersatzes für ein Sprachmodell.";
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
  const headings = new Set((partial.match(/^## .+$/gm) ?? []).map(withoutNumber));
  return sectionsWith(whole, (heading) => !headings.has(withoutNumber(heading)));
}

function sectionsWith(whole: string, isWanted: (heading: string) => boolean): string {
  const sections = whole.split(/^(?=## )/m).slice(1);
  return sections.filter((section) => isWanted(section.slice(0, section.indexOf("\n")))).join("");
}
