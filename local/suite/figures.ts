// The figures of the measurements, each beside its peer in the same run and held to a bound: `npm run bench` ends with
// their table, and `npm run proofs` shows it again.
import { alignedTable, rounded } from "../shared/aligned-table";

export interface HeldFigure {
  /** With its unit, such as `Unlock, in ms`. */
  what: string;
  now: number;
  /** The peer in the same run; the bound is then one of the ratio. */
  beside?: { name: string; figure: number };
  bound: { atMost: number } | { atLeast: number };
}

/** The type of the annotation by which a measurement hands a figure to its report, as JSON. */
export const figureAnnotation = "figure";

/** Returns the number that the bound is about. */
export function heldNumber({ now, beside }: HeldFigure): number {
  return beside ? now / beside.figure : now;
}

export function isWithinBound(figure: HeldFigure): boolean {
  const { bound } = figure;
  return "atMost" in bound ? heldNumber(figure) <= bound.atMost : heldNumber(figure) >= bound.atLeast;
}

export function figuresTable(figures: readonly HeldFigure[]): string {
  return alignedTable(["Figure", "Now", "Beside", "Ratio", "Bound"], figures.map(cellsOfFigure));
}

export function figureSentence(figure: HeldFigure): string {
  const [what, ...numbers] = cellsOfFigure(figure);
  return `${what}: ${numbers.filter(Boolean).join(", ")}`;
}

function cellsOfFigure(figure: HeldFigure): string[] {
  const { what, now, beside, bound } = figure;
  const peer = beside ? [`${rounded(beside.figure)} ${beside.name}`, rounded(heldNumber(figure))] : ["", ""];
  return [what, rounded(now), ...peer, `${boundSentence(bound)}${isWithinBound(figure) ? "" : " ✗"}`];
}

function boundSentence(bound: HeldFigure["bound"]): string {
  return "atMost" in bound ? `at most ${rounded(bound.atMost)}` : `at least ${rounded(bound.atLeast)}`;
}
