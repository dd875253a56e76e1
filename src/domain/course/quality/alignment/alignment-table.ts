import { markdownTable } from "../../../kernel/markdown";
import { alignedTools, type AlignedTool, type Alignment, type AlignmentCell, type AlignmentRow } from "./alignment";
import { numberedObjective } from "./objectives";
import { alignmentWords } from "./words";

/** Returns the text of a cell: the places that serve the objective, or the reason for an empty cell. */
export function cellInWords({ state, places }: AlignmentCell): string {
  if (places.length > 0) return places.join("; ");
  return state === "read" ? alignmentWords.empty : alignmentWords[state];
}

/** Tells whether the text is there and serves the objective nowhere. */
export function isGapCell({ state, places }: AlignmentCell): boolean {
  return state === "read" && places.length === 0;
}

/** Tells whether no written text names an objective, so that the table would say the same in every row. */
export function namesNoObjective({ rows }: Alignment): boolean {
  const states = rows.flatMap((row) => alignedTools.map((tool) => row[tool].state));
  return states.includes("unmarked") && !states.includes("read");
}

/** The objectives that the texts of a tool leave out, where there are any. */
export interface UnservedObjectives {
  tool: AlignedTool;
  rows: readonly [AlignmentRow, ...AlignmentRow[]];
}

export function unservedObjectives({ rows }: Alignment): UnservedObjectives[] {
  return alignedTools.flatMap((tool) => {
    const [first, ...rest] = rows.filter((row) => isGapCell(row[tool]));
    return first ? [{ tool, rows: [first, ...rest] }] : [];
  });
}

/** Says of objectives that no text leaves out why that is so. */
export function servedInWords({ rows }: Alignment): string {
  const isRead = rows.some((row) => alignedTools.some((tool) => row[tool].state === "read"));
  return isRead ? alignmentWords.noGaps : alignmentWords.nothingYet;
}

/** The matrix in Markdown; nothing where there are no objectives. */
export function alignmentTable({ rows }: Alignment): string | undefined {
  if (rows.length === 0) return undefined;
  const head = Object.values(alignmentWords.columns);
  return markdownTable(
    head,
    rows.map((row) => rowCells(row).map(escaped)),
  );
}

function rowCells(row: AlignmentRow): string[] {
  const cells = alignedTools.map((tool) =>
    isGapCell(row[tool]) ? `**${alignmentWords.empty}**` : cellInWords(row[tool]),
  );
  return [numberedObjective(row), ...cells];
}

function escaped(cell: string): string {
  return cell.replace(/\|/g, "\\|");
}
