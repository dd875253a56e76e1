// Cuts a screen of a storyboard into its labelled parts: items of a list, paragraphs, headings or rows of a table.
import { cellsAsWritten, isTableRule, withoutBold } from "../reading/line-marks";
import type { TextLine } from "../reading/text-lines";
import { partKind } from "./part-words";

export interface LabelledPart {
  /** Empty for text without a label. */
  label: string;
  /** Markdown. */
  text: string;
}

interface PartAtWork {
  label: string;
  lines: string[];
  /** True if the label is an item of a list, so that only indented lines go on with it. */
  isItem: boolean;
}

export function labelledParts(lines: readonly TextLine[]): LabelledPart[] {
  const parts: PartAtWork[] = [];
  for (const [at, line] of lines.entries()) {
    if (line.kind === "aside" || line.kind === "rule" || isOfFrame(lines, at)) continue;
    const begun = beginningPart(line);
    const last = parts.at(-1);
    if (begun) parts.push(begun);
    else if (last && !(last.isItem && leavesItem(lines, at))) last.lines.push(line.raw.trimEnd());
    else if (line.kind !== "blank") parts.push({ label: "", lines: [line.raw.trimEnd()], isItem: false });
  }
  return parts.flatMap(({ label, lines: own }) => {
    const text = unindented(own).join("\n").trim();
    return text === "" ? [] : [{ label, text: withoutQuotes(text) }];
  });
}

/** The head and the rule of a table whose rows are the parts. */
function isOfFrame(lines: readonly TextLine[], at: number): boolean {
  const isRule = (line: TextLine | undefined) => line?.kind === "table" && isTableRule(cellsAsWritten(line.raw));
  const rule = [at, at + 1].find((place) => isRule(lines[place]));
  const row = rule === undefined ? undefined : lines[rule + 1];
  return row?.kind === "table" && cellLabel(row) !== undefined;
}

const longestPartLabel = 60;

/** Bold type makes a label of any words; others have to be known. */
function beginningPart(line: TextLine): PartAtWork | undefined {
  if (line.kind === "blank" || line.kind === "code" || line.indent > 3) return undefined;
  if (line.kind === "table") return cellLabel(line);
  const words = withoutBold(line.written);
  if (line.kind === "heading") return { label: words.replace(/[:：]$/, ""), lines: [], isItem: false };
  const end = words.search(/[:：]/);
  const label = words
    .slice(0, Math.max(end, 0))
    .replace(/^\d+[.)]\s+/, "")
    .trim();
  if (label === "" || label.length > longestPartLabel || /[.!?]/.test(label)) return undefined;
  const isBold = /^[\s>]*(?:[-*+•]\s+|\d+[.)]\s+)?(?:\*\*|__)/.test(line.written);
  if (!isBold && partKind(label) === undefined) return undefined;
  // The words behind the label keep their own bold type.
  const own = line.written.trimEnd();
  const written = own.slice(own.search(/[:：]/) + 1).replace(/^\s*(?:\*\*|__)/, "");
  return { label, lines: [written.trim()], isItem: line.kind === "item" || /^\s*\d+[.)]\s/.test(own) };
}

function cellLabel(line: TextLine): PartAtWork | undefined {
  const [first = "", second, ...more] = cellsAsWritten(line.raw);
  const label = withoutBold(first);
  const isRow = second !== undefined && more.length === 0 && partKind(label) !== undefined;
  return isRow ? { label, lines: [second], isItem: true } : undefined;
}

/** Text that is not indented, behind a blank line, is no part of the item before it. */
function leavesItem(lines: readonly TextLine[], at: number): boolean {
  const line = lines[at];
  if (!line || line.kind === "blank" || line.indent > 0) return false;
  return lines[at - 1]?.kind === "blank" || line.kind === "item" || line.kind === "table";
}

function unindented([first = "", ...rest]: readonly string[]): string[] {
  const indents = rest.flatMap((line) => (line.trim() === "" ? [] : [line.length - line.trimStart().length]));
  const least = Math.min(...indents, 8);
  return [first, ...rest.map((line) => line.slice(Math.min(least, line.length - line.trimStart().length)))];
}

const quotationMarks = ["“", "”", "„", '"', "«", "»", "「", "」"];

/** Narration and texts on the screen are often quoted as a whole. */
function withoutQuotes(text: string): string {
  const isQuoted =
    text.length > 2 && [text.charAt(0), text.charAt(text.length - 1)].every((end) => quotationMarks.includes(end));
  const inside = text.slice(1, -1);
  return isQuoted && !quotationMarks.some((mark) => inside.includes(mark)) ? inside.trim() || text : text;
}
