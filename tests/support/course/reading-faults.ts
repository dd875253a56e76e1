// Compares the readings of a text of the corpus with the count of a person.
import { cleanedPlan } from "../../../src/domain/assessment/plan/cleaned-plan";
import { isStructured, plainPlan, readPlan } from "../../../src/domain/assessment/plan/plan";
import { modulesOf } from "../../../src/domain/course/modules";
import { aGeneratedText } from "../../../src/domain/course/draft.fixture";
import { findingsOf } from "../../../src/domain/course/quality/findings";
import { keptText } from "../../../src/domain/course/reading/kept-text";
import { objectiveMarks, withoutObjectiveMarks } from "../../../src/domain/course/reading/objective-marks";
import { questionReadings, type QuestionReading } from "../../../src/domain/course/reading/question-readings";
import { questionLines } from "../../../src/domain/course/reading/questions/question-lines";
import { structureProblem } from "../../../src/domain/course/reading/structure";
import type { GeneratorName } from "../../../src/domain/course/tools";
import { screensOf, sectionsOf } from "../../../src/domain/course/sections";
import type { ToolName } from "../../../src/domain/kernel/tool-names";
import { comparable, type CountedText } from "./corpus";

export interface Faults {
  /** Questions that are shown with another key than the right one, or with one where there is none. */
  wrongKeys: number;
  /** Modules, screens and questions that no person finds. */
  invented: number;
  /** All else, in a word each. */
  missed: string[];
  /** A text that a person reads is sent back for its structure. */
  isRefused?: boolean;
}

export function faultsOf(counted: CountedText): Faults {
  const generator = generators[counted.tool];
  const text = generator ? keptText(generator, counted.text) : cleanedPlan(counted.text);
  const faults = readers[counted.tool](counted, text);
  const shown = counted.tool === "plan" ? plainPlan(text) : withoutObjectiveMarks(text);
  const seen = (counted.hidden ?? []).filter((words) => shown.includes(words));
  const lost = (counted.mustKeep ?? []).filter((words) => !shown.includes(words));
  const missed = [...faults.missed, ...[...seen, ...lost].map((words) => `shows: ${words}`)];
  return { ...faults, missed, isRefused: counted.readable !== false && isRefused(counted, text) };
}

const generators: Record<CountedText["tool"], GeneratorName | undefined> = {
  assessment: "generateAssessment",
  outline: "generateCourseOutline",
  lesson: "generateLessonContent",
  storyboard: "generateStoryboard",
  material: "generateStudyMaterial",
  plan: undefined,
};

function isRefused({ tool, right = [], headings = [] }: CountedText, text: string): boolean {
  const generator = generators[tool];
  // A plan without one of its sections is asked for again.
  if (generator === undefined) return !headings.includes(null) && !isStructured(readPlan(text));
  const hasKeys = tool !== "assessment" || right.some((key) => key !== "none");
  return hasKeys && structureProblem(generator, text) !== undefined;
}

const readers: Record<CountedText["tool"], (counted: CountedText, text: string) => Faults> = {
  assessment: (counted, text) => {
    // A question without options is asked in the text alone.
    const hasOptions = (_: unknown, at: number) => counted.options?.[at] !== 0;
    const right = (counted.right ?? []).filter(hasOptions);
    const options = (counted.options ?? []).filter(hasOptions);
    const read = questionReadings(questionLines(text));
    const keyOf = ({ question }: QuestionReading) => "ABCDEFGHIJ"[question.answer ?? Infinity] ?? "none";
    const isAll = read.length === right.length;
    const asked = read.map((reading, at) => (isAll ? at : Number(reading.number) - 1));
    const wrongKeys = read.filter((reading, at) => {
      const key = keyOf(reading);
      return key !== "none" && key !== right[asked[at] ?? -1];
    }).length;
    const keys = read.map(keyOf).join(" ");
    const counts = read.map(({ question }) => question.options.length).join(" ");
    const found = read.map(({ question }) => wordsOf(question.text, question.options.join("|")));
    const missed = [
      ...unlike(found, counted.asked?.filter(hasOptions).map(([stem, words]) => wordsOf(stem, words)) ?? found),
      ...found.flatMap((words) => (counted.never ?? []).filter((never) => words.includes(comparable(never)))),
      ...(keys === right.join(" ") ? [] : [`keys ${keys}, not ${right.join(" ")}`]),
      ...(counts === options.join(" ") ? [] : [`options ${counts}, not ${options.join(" ")}`]),
    ];
    return { wrongKeys, invented: Math.max(0, read.length - right.length), missed };
  },
  outline: ({ titles = [], sumRight }, text) => {
    const modules = modulesOf(text);
    return withSum("course-outline", matched(modules, titles, isTitled), sumRight, text);
  },
  plan: ({ headings, extra = [], actions = 0, kinds = [], teams = [] }, text) => {
    const { sections } = readPlan(text);
    const found = sections.map(({ heading }) => heading).join(" | ");
    const asked = headings ? [...headings.filter((heading) => heading !== null), ...extra].join(" | ") : found;
    const items = sections.find(({ id }) => id === "actions")?.items ?? [];
    const groups = [...new Set(items.flatMap(({ group }) => group ?? []))].join(", ");
    const read = items.map(({ kind }) => kind ?? "none").join(", ");
    const written = kinds.map((kind) => kind ?? "none").join(", ");
    const missed = [
      ...(found === asked ? [] : [`headings ${found}`]),
      ...(items.length === actions ? [] : [`${items.length} actions, not ${actions}`]),
      ...(read === written ? [] : [`kinds ${read}, not ${written}`]),
      ...(groups === teams.join(", ") ? [] : [`teams ${groups}, not ${teams.join(", ")}`]),
    ];
    return { wrongKeys: 0, invented: 0, missed };
  },
  lesson: (counted, text) => withSum("lesson-content", sectionsFound(counted, text), counted.agenda?.sumRight, text),
  material: sectionsFound,
  storyboard: ({ sections = [] }, text) =>
    matched(screensOf(text), sections, (screen, title) => isSame(screen, title) || isTitled(screen, title)),
};

function wordsOf(stem: string, options: string): string {
  return [stem, ...options.split("|")].map((words) => comparable(withoutObjectiveMarks(words))).join(" | ");
}

function unlike(found: readonly string[], asked: readonly string[]): string[] {
  return found.flatMap((words, at) => (asked.includes(words) ? [] : [`reads “${words}”, not “${asked[at] ?? ""}”`]));
}

function sectionsFound({ sections = [] }: CountedText, text: string): Faults {
  const headings = sectionsOf(text).flatMap(({ heading }) => (heading === "" ? [] : [heading]));
  const below = headings.length > sections.length ? headings.slice(1) : headings;
  return { ...matched(below, sections, isSame), invented: 0 };
}

function matched(read: readonly string[], asked: readonly string[], isOne: typeof isSame): Faults {
  const invented = read.filter((words) => !asked.some((title) => isOne(words, title)));
  const missing = asked.filter((title) => !read.some((words) => isOne(words, title)));
  const isOrdered = read.length === asked.length;
  const missed = [
    ...invented.map((words) => `finds “${words}”`),
    ...missing.map((title) => `misses “${title}”`),
    ...(isOrdered ? [] : [`${read.length}, not ${asked.length}`]),
  ];
  return { wrongKeys: 0, invented: invented.length, missed };
}

/** A number before a heading stays, as it is written. */
function isSame(one: string, other: string): boolean {
  const words = comparable(withoutObjectiveMarks(one));
  return words === comparable(other) || words.replace(/^\d+\.\s/, "") === comparable(other);
}

/** Tells whether a module's name is its title behind a word and a number, with its minutes at most behind it. */
function isTitled(module: string, title: string): boolean {
  const [before, behind, ...more] = comparable(module).split(comparable(title));
  const words = `${before ?? ""} ${behind ?? ""}`.match(/\p{L}{2,}/gu) ?? [];
  return (
    behind !== undefined && more.length === 0 && words.length <= mostWordsAround && objectiveMarks(module).length === 0
  );
}

const mostWordsAround = 3;

/** The quality card speaks where a sum is wrong, and nowhere else. */
function withSum(tool: ToolName, faults: Faults, sumRight: boolean | null | undefined, text: string): Faults {
  const card = findingsOf(tool, aGeneratedText({ text }), { rows: [], strays: [] }, { level: "", length: "" });
  const speaks = card.some(({ rule }) => rule === "agenda-sum");
  if (speaks === (sumRight === false)) return faults;
  return { ...faults, missed: [...faults.missed, speaks ? "false alarm about the sum" : "silent about the sum"] };
}
