// The minutes of an agenda: a table with a column of minutes, in any language, and a row with their sum.
import { isTableRule, cellsAsWritten } from "../reading/line-marks";

const minutes = /\bmin|мин|хв|分|분|دقيق|דקות|นาที|λεπτ|perc|dk\b|dakika|phút|menit/i;
const total =
  /\b(?:total|sum|summe|gesamt|insgesamt|totale|totaal|samlet|totalt|yhteensä|razem|suma|łącznie|celkem|összesen|toplam|jumlah|tổng)\b|итого|всего|разом|σύνολο|合計|合计|总计|總計|합계|المجموع|الإجمالي|סה["״]כ|รวม/i;

export interface AgendaSum {
  minutes: number;
  /** The sum that the agenda itself states. */
  stated: number;
}

/** The first table of minutes that says its sum, in any cell of its row. */
export function agendaSum(text: string): AgendaSum | undefined {
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
