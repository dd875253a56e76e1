// Titles that stand in a table: its head names what is numbered, the first column numbers it, and the next one has the
// title.
import { cellsOf, isTableRule } from "./line-marks";
import { numberingOf } from "./numbering";
import { withPlainDigits } from "./number-words";
import { countsOn, isDuration, type NumberedTitle } from "./numbered-titles";
import type { Fit } from "./series-words";
import type { TextLine } from "./text-lines";

/** The titles of the first table that numbers the thing that is looked for. */
export function tableTitles(lines: readonly TextLine[], fitOf: (series: string) => Fit): NumberedTitle[] {
  let head: string[] | undefined;
  let titles: NumberedTitle[] = [];
  for (const [at, { kind, raw }] of lines.entries()) {
    if (kind !== "table") {
      if (isWhole(titles)) return titles;
      head = undefined;
      titles = [];
      continue;
    }
    const cells = cellsOf(raw);
    if (isTableRule(cells)) continue;
    if (head) titles.push(...titleIn(head, cells, at, fitOf));
    else head = cells;
  }
  return isWhole(titles) ? titles : [];
}

function isWhole(titles: readonly NumberedTitle[]): boolean {
  return titles.length > 1 && countsOn(titles);
}

function titleIn(
  head: readonly string[],
  cells: readonly string[],
  line: number,
  fitOf: (series: string) => Fit,
): NumberedTitle[] {
  const [first = "", ...others] = cells;
  const named = head.slice(0, 2).find((cell) => fitOf(`${cell.toLowerCase()} after`) === 3);
  const title = others.find((cell) => /\p{L}{2}/u.test(cell) && !isDuration(cell)) ?? "";
  const numbered = numberingOf(first);
  if (numbered && fitOf(numbered.series) === 3) {
    const isAll = /\p{L}{2}/u.test(numbered.rest);
    return isAll || title !== "" ? [{ ...numbered, line, label: isAll ? first : `${first}: ${title}` }] : [];
  }
  const digits = /^\D{0,3}(\d{1,2})\D{0,2}$/.exec(withPlainDigits(first))?.[1];
  if (named === undefined || digits === undefined || title === "") return [];
  return [
    { series: `${named} after`, number: Number(digits), rest: title, line, label: `${named} ${digits}: ${title}` },
  ];
}
