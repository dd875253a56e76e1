// The modules of an outline: those that its headings (or lines in bold type) number, in any language; else the lines
// that contain the word module, as specified; else, rather than none, its numbered parts or sections.
import { onceForLast } from "../kernel/computed-once";
import { withoutObjectiveMarks } from "./reading/objective-marks";
import { numberingOf } from "./reading/numbering";
import { boldRank, countsOn, numberedTitles } from "./reading/numbered-titles";
import { unknownNumberTitles } from "./reading/unknown-numbers";
import { tableTitles } from "./reading/table-titles";
import { moduleFit } from "./reading/series-words";
import { textLines, type TextLine } from "./reading/text-lines";

/** Their names in the order of the outline, without Markdown's marks; each once. */
export const modulesOf = onceForLast((outline): readonly string[] => {
  const lines = textLines(outline);
  const readings = [
    () => numberedModules(lines),
    () => tableTitles(lines, moduleFit).map(({ label }) => label),
    () => linesWithTheWord(lines),
    () => numberedTitles(lines, moduleFit, 1).map(({ label }) => label),
    () => numberedHeadings(lines),
  ];
  for (const read of readings) {
    const modules = [...new Set(read().map(withoutObjectiveMarks).filter(Boolean))];
    if (modules.length > 0) return modules;
  }
  return [];
});

/** The number of each module: that of its title if each title has another one, and its place otherwise. */
export function moduleNumbers(modules: readonly string[]): number[] {
  const written = modules.map((module) => numberingOf(module)?.number ?? leadingNumber(module));
  const isWhole = written.every((number) => number !== undefined) && new Set(written).size === modules.length;
  return modules.map((_, place) => (isWhole ? written[place] : undefined) ?? place + 1);
}

function leadingNumber(title: string): number | undefined {
  const number = /^(\d{1,2})[.):]?\s+\p{L}/u.exec(title)?.[1];
  return number === undefined ? undefined : Number(number);
}

/** The numbers that are missing between the first module and the last. */
export function missingModules(outline: string): number[] {
  const numbers = moduleNumbers(modulesOf(outline));
  const last = numbers.reduce((most, number) => Math.max(most, number), 0);
  const there = new Set(numbers);
  const all = Array.from({ length: Math.min(last, mostModules) }, (_, at) => at + 1);
  return all.slice(all.findIndex((number) => there.has(number))).filter((number) => !there.has(number));
}

/** The most modules of an outline that are counted. */
const mostModules = 99;

/** A number in an unknown language may look like one in a known language, so the longer series counts. */
function numberedModules(lines: readonly TextLine[]): string[] {
  const known = numberedTitles(lines, moduleFit, 2).map(({ label }) => label);
  const unknown = unknownNumberTitles(lines);
  return known.every((title) => unknown.includes(title)) ? unknown : known;
}

function linesWithTheWord(lines: readonly TextLine[]): string[] {
  return lines
    .filter(({ kind, text }) => !["aside", "code", "table"].includes(kind) && /module/i.test(text))
    .map(({ text }) => text.replace(/^(?:\d+[.)]\s+)+/, ""));
}

/** Headings, or lines in bold type, of one level that begin with 1, 2, 3 and nothing else. */
function numberedHeadings(lines: readonly TextLine[]): string[] {
  const numbered = lines.flatMap(({ kind, level, text }) => {
    const number = leadingNumber(text);
    const isTitle = kind === "heading" || kind === "bold";
    return isTitle && number !== undefined ? [{ level: level || boldRank, text, number }] : [];
  });
  const level = numbered.reduce((least, heading) => Math.min(least, heading.level), boldRank);
  const run = numbered.filter((heading) => heading.level === level);
  return run.length > 1 && run[0]?.number === 1 && countsOn(run) ? run.map(({ text }) => text) : [];
}

/**
 * Returns the modules that were only renamed, as pairs: the name that is gone and the new one in its place, if there
 * are as many as before. Modules that changed places, or went while others came elsewhere, are none of them.
 */
export function renamed(before: readonly string[], now: readonly string[]): Map<string, string> {
  if (before.length !== now.length) return new Map();
  const pairs = before.map((old, place) => [old, now[place] ?? old] as const);
  return new Map(pairs.filter(([old, name]) => !now.includes(old) && !before.includes(name)));
}
