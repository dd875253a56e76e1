// The minutes of an agenda, in any language: a table with a column of minutes and a row with their sum, or a list each
// item of which names its minutes, and a line with their sum.
import { isTableRule, cellsAsWritten } from "../reading/line-marks";

const minutes = /\bmin|мин|хв|分|분|دقيق|דקות|นาที|λεπτ|perc|dk\b|dakika|phút|menit/i;
const total =
  /\b(?:total|sum|summe|gesamt|insgesamt|totale|totaal|samlet|totalt|yhteensä|razem|suma|łącznie|celkem|összesen|toplam|jumlah|tổng)\b|итого|всего|разом|σύνολο|合計|合计|总计|總計|합계|المجموع|الإجمالي|סה["״]כ|รวม/i;

export interface AgendaSum {
  minutes: number;
  /** The sum that the agenda itself states. */
  stated: number;
}

export function agendaSum(text: string): AgendaSum | undefined {
  return tableSum(text) ?? listSum(text);
}

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

const minutesInWords =
  /(?<![\d–-])(\d{1,3})\s{0,3}(?:min|мин|хв|分|분|دقيق|דק|นาที|λεπτ|perc|dk\b|dakika|phút|menit)/giu;

/** Fewer items may be something else. */
const fewestItems = 3;

function listSum(text: string): AgendaSum | undefined {
  const lines = text.normalize("NFKC").split("\n");
  const minutesOf = (line: string) => [...line.matchAll(minutesInWords)].map(([, number]) => Number(number));
  const [stated, ...more] = lines.filter((line) => total.test(line)).flatMap(minutesOf);
  const items = lines.filter((line) => /^\s*(?:[-*+•]|\d{1,2}[.)])\s/.test(line) && !total.test(line)).map(minutesOf);
  if (stated === undefined || more.length > 0 || items.length < fewestItems) return undefined;
  if (items.some((found) => found.length !== 1)) return undefined;
  return { minutes: items.flat().reduce((sum, part) => sum + part, 0), stated };
}

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
