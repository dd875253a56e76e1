import { moduleNumbers, modulesOf } from "../../modules";
import { objectiveMarks, withoutObjectiveMarks } from "../../reading/objective-marks";
import { sectionsOf } from "../../sections";

export interface Objective {
  /** Such as `O2.1`, the first objective of the second module. */
  id: string;
  words: string;
}

/** Returns the objective for readers: the mark stays out of sight, its number tells the objectives apart. */
export function numberedObjective({ id, words }: Objective): string {
  return `${id.slice(1)} ${words}`;
}

/** The objectives of an outline: the marked ones, or else the items of each module's first list, in their order. */
export function objectivesOf(outline: string): Objective[] {
  const marked = outline.split("\n").flatMap((line) => {
    const words = wordsOfItem(line);
    return objectiveMarks(line).flatMap(({ id, level }) => (level === undefined ? [] : [{ id, words }]));
  });
  return marked.length > 0 ? uniqueById(marked) : listedObjectives(outline);
}

/** Returns the objectives whose verb no one can observe: to understand, to know, to learn, in the usual languages. */
export function unobservableObjectives(text: string, isOutline: boolean): string[] {
  const marked = text.split("\n").filter((line) => objectiveMarks(line).some(({ level }) => level !== undefined));
  const objectives = isOutline
    ? objectivesOf(text).map(({ words }) => words)
    : marked.length > 0
      ? marked.map(wordsOfItem)
      : firstList(text);
  return objectives.filter((words) => unobservable.some((verb) => verb.test(words.trim())));
}

const unobservable = [
  /^(?:to\s|.{0,40}\b(?:will|can|able to)\s)?(?:understand|know|learn|be aware|appreciate)\b/i,
  /^(?:comprendre|connaître|apprendre|entender|comprender|conocer|aprender|saber|capire|conoscere|imparare|sapere|compreender|conhecer|begrijpen|weten|leren|förstå|känna|rozumie\p{L}*|znać|poznać|понимать|понять|знать)(?!\p{L})/iu,
  /(?<!\p{L})(?:verstehen|kennen|kennenlernen|wissen|begreifen|begrijpen|anlar|bilir|anlamak|bilmek|öğrenir)[.\s]*$/iu,
  /(?:理解する|理解できる|知る|学ぶ|わかる)[。\s]*$|^(?:了解|理解|知道|认识|學習|学习)|^(?:فهم|معرفة|يفهم|يعرف)(?!\p{L})/u,
];

function uniqueById(objectives: readonly Objective[]): Objective[] {
  return [...new Map(objectives.toReversed().map((one) => [one.id, one])).values()].toReversed();
}

function listedObjectives(outline: string): Objective[] {
  const modules = modulesOf(outline);
  const numbers = moduleNumbers(modules);
  return sectionsOf(outline).flatMap(({ heading, text }) => {
    const module = numbers[modules.indexOf(heading)];
    return module === undefined ? [] : firstList(text).map((words, nth) => ({ id: `O${module}.${nth + 1}`, words }));
  });
}

const item = /^([ \t]*)(?:[-*+•]|\p{N}+[.)])[ \t]+(.*\S)/u;

/** The items of the first list, or those below its first item where that is a label for them. */
function firstList(text: string): string[] {
  const lines = text.split("\n");
  const first = lines.findIndex((line) => item.test(line));
  if (first === -1) return [];
  const isLabel = /[:：](?:\*\*|__)?$/.test((lines[first] ?? "").trim());
  const begin = isLabel ? first + 1 : first;
  const indent = item.exec(lines[begin] ?? "")?.[1]?.length ?? -1;
  const words: string[] = [];
  for (const line of lines.slice(begin)) {
    const found = item.exec(line);
    const depth = found?.[1]?.length ?? 0;
    if (found && depth === indent) words.push(wordsOfItem(line));
    else if (found ? depth < indent : line.trim() !== "" && !/^[ \t]/.test(line)) break;
  }
  return words;
}

/** Without list marks, emphasis and marks of objectives. */
function wordsOfItem(line: string): string {
  const words = item.exec(withoutObjectiveMarks(line))?.[2] ?? withoutObjectiveMarks(line);
  return words.replace(/\*\*|__|`|^#+\s*|^\|\s*|(?<!\s)\s*\|$/g, "").trim();
}
