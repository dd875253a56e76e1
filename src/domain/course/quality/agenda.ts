// The minutes of an agenda, in any language: a table with a column of minutes and a row with their sum, or a list each
// item of which names its minutes, and a line with their sum.
import { modulesOf } from "../modules";
import { sectionsOf } from "../sections";
import { cellsAsWritten, isTableRule, readableLine, withoutMarks } from "../reading/line-marks";
import { minutesIn } from "./durations";

const minutes = /\bmin|мин|хв|分|분|دقيق|דקות|นาที|λεπτ|perc|dk\b|dakika|phút|menit/i;
/** Endings follow a stem; letters beyond ASCII are letters, too: the French "Résumé" holds no sum. */
const total =
  /(?<!\p{L})(?:total\p{L}*|sum|summe|suma|gesamt\p{L}*|insgesamt|totaal\p{L}*|samlet|i alt|yhteensä|kokonais\p{L}*|razem|łącznie|łączny|celkem|celkov\p{L}*|összesen|toplam|jumlah|tổng|ukupno|итого|всего|общ\p{L}{2,4}|разом|загальн\p{L}*|συνολ\p{L}*|कुल|합계|총|الإجمالي|إجمالي|المجموع|مجموع)(?!\p{L})|合計|総|合计|总|總計|共计|총\s?시간|סה["״]כ|รวม/iu;

export interface AgendaSum {
  minutes: number;
  /** The sum that the agenda itself states. */
  stated: number;
}

export function agendaSum(text: string): AgendaSum | undefined {
  return tableSum(text) ?? listSum(text) ?? lineSum(text);
}

/**
 * The sum of an outline: each module says its time in its title, or else in the first line below it that has one, and
 * a line behind the last of them says the total. Undefined if a time is missing or is a span.
 */
export function outlineSum(outline: string): AgendaSum | undefined {
  const lines = outline.split("\n");
  const parts = modulesIn(lines, modulesOf(outline));
  const times = parts.map((part) => part.map(minutesIn).find(({ length }) => length > 0));
  const totals = lines.filter((line) => total.test(line) && line.length <= longestTotal);
  const stated = totals.map(minutesIn).findLast(({ length }) => length > 0);
  if (times.length < 2 || stated === undefined || new Set(stated).size !== 1) return undefined;
  if (times.some((time) => time?.length !== 1)) return undefined;
  const [sum = 0] = stated;
  const all = parts.map((part) => part.filter((line) => !total.test(line)).flatMap(minutesIn));
  // "Find the exit in 2 minutes" is no time of its module, and a module may have parts.
  const [minutes = 0, ...others] = [times.flat(), all.map((each) => Math.max(...each)), all.flat()].map((each) =>
    each.reduce<number>((added, part) => added + (part ?? 0), 0),
  );
  return { minutes: others.includes(sum) ? sum : minutes, stated: sum };
}

/** The sum of a lesson whose headings say their minutes: "Practice (15 min)". */
export function headingsSum(lesson: string): AgendaSum | undefined {
  const headings = sectionsOf(lesson).filter(({ heading }) => !total.test(heading));
  const times = headings.map(({ heading }) => minutesIn(heading)).filter(({ length }) => length > 0);
  const totals = lesson.split("\n").filter((line) => total.test(line) && line.length <= longestTotal);
  const [stated, ...more] = totals.flatMap(minutesIn);
  if (stated === undefined || more.length > 0 || times.length < fewestItems) return undefined;
  if (times.some((time) => time.length !== 1)) return undefined;
  return { minutes: times.flat().reduce((sum, part) => sum + part, 0), stated };
}

/** The lines of each module from its title on; none if a title is not found. */
function modulesIn(lines: readonly string[], modules: readonly string[]): string[][] {
  const parts: string[][] = [];
  for (const line of lines) {
    const next = modules[parts.length];
    const begins = next !== undefined && withoutMarks(readableLine(line)).startsWith(next);
    if (begins) parts.push([line]);
    else parts.at(-1)?.push(line);
  }
  return parts.length === modules.length ? parts : [];
}

/** Longer lines are sentences. */
const longestTotal = 160;

/** The first table of minutes that says its sum, in any cell of its row. */
function tableSum(text: string): AgendaSum | undefined {
  for (const table of tablesOf(text)) {
    const [head = [], ...rows] = table;
    const column = head.findIndex((cell) => minutes.test(cell));
    if (column === -1) continue;
    const totals = rows.filter((cells) => cells.some((cell) => total.test(cell)));
    const others = rows.filter((cells) => !totals.includes(cells));
    const parts = others.map((cells) => numberIn(cells[column]));
    const isFree = (at: number) => others.every((cells) => numberIn(cells[at]) === undefined);
    // A column in which the parts have numbers, too, is of something else.
    const stated = totals
      .slice(0, mostTotals)
      .flatMap(
        (cells) => numberIn(cells[column]) ?? cells.flatMap((cell, at) => (isFree(at) ? (numberIn(cell) ?? []) : [])),
      )[0];
    if (stated === undefined || parts.includes(undefined)) continue;
    return { minutes: parts.reduce<number>((sum, part) => sum + (part ?? 0), 0), stated };
  }
  return undefined;
}

/** Fewer items may be something else. */
const fewestItems = 3;

function listSum(text: string): AgendaSum | undefined {
  const lines = text.normalize("NFKC").split("\n");
  const [stated, ...more] = lines.filter((line) => total.test(line)).flatMap(minutesIn);
  const items = lines.filter((line) => isItem.test(line) && !total.test(line)).map(minutesIn);
  if (stated === undefined || more.length > 0 || items.length < fewestItems) return undefined;
  if (items.some((found) => found.length !== 1)) return undefined;
  return { minutes: items.flat().reduce((sum, part) => sum + part, 0), stated };
}

/** "Opening 5 min; practice 15 min; questions 5 min. Total: 25 min" in one line. */
function lineSum(text: string): AgendaSum | undefined {
  for (const line of text.split("\n")) {
    const at = line.length > longestAgendaLine ? -1 : line.search(total);
    const [parts, stated] = at < 0 ? [[], []] : [minutesIn(line.slice(0, at)), minutesIn(line.slice(at))];
    const isAgenda =
      parts.length >= fewestItems && (line.slice(0, at).match(/[;,；、،]/gu) ?? []).length >= parts.length - 1;
    if (isAgenda && stated.length === 1)
      return { minutes: parts.reduce((sum, part) => sum + part, 0), stated: stated[0] ?? 0 };
  }
  return undefined;
}

const longestAgendaLine = 400;

/** Matches an item of a list, and a line that begins with its minutes. */
const isItem = /^\s*(?:(?:[-*+•]|\d{1,2}[.)])\s|\d{1,3}\s?\p{L})/u;

/** The rows of a table that are looked at for its total; more would take too long. */
const mostTotals = 3;

function tablesOf(text: string): string[][][] {
  return text.split(/\n(?![ \t]*\|)/).flatMap((block) => {
    const rows = block.split("\n").filter((line) => /^[ \t]*\|.*\|/.test(line));
    const cells = rows.map(cellsAsWritten);
    return cells.length > 2 ? [cells.filter((row) => !isTableRule(row))] : [];
  });
}

/** Reads any digits; undefined for a span such as 10-15, whose length is unknown. */
function numberIn(cell = ""): number | undefined {
  const digits = cell.normalize("NFKC").match(/\d+/g) ?? [];
  return digits.length === 1 ? Number(digits[0]) : undefined;
}
