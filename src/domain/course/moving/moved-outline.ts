// Moves a module within its outline. Numbers keep their places, as do the rules that close a module: only titles and
// contents change places. The result is read again, and refused where its modules are not found as they should be.
import { isEqual } from "../../kernel/versioned";
import { modulesOf } from "../modules";
import { withoutObjectiveMarks } from "../reading/objective-marks";
import { textLines, type TextLine } from "../reading/text-lines";
import { withoutClosingRules } from "../sections";

export interface MovedOutline {
  text: string;
  /** The new name of each module by its old one. */
  names: ReadonlyMap<string, string>;
}

/** The ways in which a title has its number: in digits, as its second word, as its first one, in Chinese. */
export const numberForms = [
  /\p{Nd}{1,3}/u,
  /(?<=^\P{L}*\p{L}[\p{L}\p{M}'’·-]*\s+)[\p{L}\p{M}]+(?=[\s:.,|([~/–—-]|$)/u,
  /(?<=^\P{L}*)\p{L}[\p{L}\p{M}'’·-]*/u,
  /(?<=第\s*)[一二三四五六七八九十]{1,3}/u,
];

/** Undefined where the outline has no such places, or its modules are told in a way that cannot be moved. */
export function movedOutline(outline: string, from: number, to: number): MovedOutline | undefined {
  const modules = modulesOf(outline);
  const lines = textLines(outline);
  const titles = titleLines(lines, modules);
  if (!titles || from === to || modules[from] === undefined || modules[to] === undefined) return undefined;
  const order = [...modules.keys()];
  order.splice(to, 0, ...order.splice(from, 1));
  for (const number of [...numberForms, undefined]) {
    const moved = withOrder({ outline, lines, modules, titles }, order, number);
    if (moved && isEqual(modulesOf(moved.text), [...moved.names.values()])) return moved;
  }
  return undefined;
}

interface ReadOutline {
  outline: string;
  lines: readonly TextLine[];
  modules: readonly string[];
  /** The line of each module's title. */
  titles: readonly number[];
}

function withOrder(read: ReadOutline, order: readonly number[], number: RegExp | undefined): MovedOutline | undefined {
  const { lines, modules, titles } = read;
  const raw = (from: number, to: number) =>
    lines
      .slice(from, to)
      .map((line) => line.raw)
      .join("");
  const ends = titles.map((line, at) => endOfModule(lines, line, titles[at + 1]));
  const stretches = titles.map((line, at) =>
    closedStretch(raw(line, ends[at] ?? 0), raw(ends[at] ?? 0, titles[at + 1] ?? ends[at] ?? 0)),
  );
  const tokens = modules.map((module) => (number ? number.exec(module)?.[0] : ""));
  if (tokens.includes(undefined)) return undefined;
  const numbered = (text: string, place: number) => (number ? text.replace(number, () => tokens[place] ?? "") : text);
  const body = order.map((old, place) => {
    const [title = "", ...rest] = (stretches[old]?.text ?? "").split(/(?<=\n)/);
    return numbered(title, place) + rest.join("") + (stretches[place]?.closing ?? "");
  });
  const names = order.map((old, place) => [modules[old] ?? "", numbered(modules[old] ?? "", place)] as const);
  return { text: raw(0, titles[0] ?? 0) + body.join("") + raw(ends.at(-1) ?? 0, lines.length), names: new Map(names) };
}

/** The contents of a module, and what stays in its place: blank lines, rules, and what stands before the next one. */
function closedStretch(stretch: string, behind: string): { text: string; closing: string } {
  const text = withoutClosingRules(stretch).trimEnd();
  return { text, closing: stretch.slice(text.length) + behind };
}

/** The line of each title, in order; undefined where one stands in a table or in running text. */
function titleLines(lines: readonly TextLine[], modules: readonly string[]): number[] | undefined {
  let next = 0;
  const titles = modules.map((module) => {
    const isTitle = ({ kind, text }: TextLine) =>
      (kind === "heading" || kind === "bold") && withoutObjectiveMarks(text) === module;
    const at = lines.findIndex((line, nth) => nth >= next && isTitle(line));
    next = at + 1;
    return at;
  });
  return titles.length > 1 && !titles.includes(-1) ? titles : undefined;
}

/** A module ends at a heading of its own level or above, such as the part of a course that the next one begins. */
function endOfModule(lines: readonly TextLine[], title: number, next = lines.length): number {
  const level = lines[title]?.level === 0 ? 6 : (lines[title]?.level ?? 6);
  const end = lines.findIndex(({ kind, level: own }, at) => at > title && kind === "heading" && own <= level);
  return end < 0 ? next : Math.min(end, next);
}
