// Cuts a screen of a storyboard into its labelled parts: items of a list, paragraphs, headings or rows of a table.
import { cellsAsWritten, isTableRule, withoutBold } from "../reading/line-marks";
import type { TextLine } from "../reading/text-lines";
import { withoutObjectiveMarks } from "../reading/objective-marks";
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
  const rows = rowsOfParts(lines);
  for (const [at, line] of lines.entries()) {
    const row = rows.get(line);
    if (line.kind === "aside" || line.kind === "rule" || row === "frame") continue;
    const begun = row ?? beginningPart(line);
    const last = parts.at(-1);
    if (begun) parts.push(begun);
    else if (last && !(last.isItem && leavesItem(lines, at))) last.lines.push(line.raw.trimEnd());
    else if (line.kind !== "blank") parts.push({ label: "", lines: [line.raw.trimEnd()], isItem: false });
  }
  return parts.flatMap(({ label, lines: own }) => {
    const text = withoutObjectiveMarks(unindented(own).join("\n")).trim();
    return text === "" ? [] : [{ label, text: withoutQuotes(text) }];
  });
}

/** Two labels of a table that are known make parts of all its rows; a head without one is its frame. */
function rowsOfParts(lines: readonly TextLine[]): Map<TextLine, PartAtWork | "frame"> {
  const found = new Map<TextLine, PartAtWork | "frame">();
  for (const table of tablesIn(lines)) {
    const rows = table.map(({ raw }) => cellsAsWritten(raw));
    const labels = rows.map(([first = ""]) => withoutBold(first));
    const areParts = rows.every(({ length }) => length < 3) && labels.filter(partKind).length > 1;
    for (const [nth, line] of areParts ? table.entries() : []) {
      const [label = "", text = ""] = [labels[nth], rows[nth]?.[1]];
      const isFrame = isTableRule(rows[nth] ?? []) || (isTableRule(rows[nth + 1] ?? [""]) && !partKind(label));
      found.set(line, isFrame ? "frame" : { label, lines: [text], isItem: true });
    }
  }
  return found;
}

function tablesIn(lines: readonly TextLine[]): TextLine[][] {
  const tables: TextLine[][] = [];
  for (const [at, line] of lines.entries()) {
    if (line.kind !== "table") continue;
    if (lines[at - 1]?.kind === "table") tables.at(-1)?.push(line);
    else tables.push([line]);
  }
  return tables;
}

const longestPartLabel = 60;

/** Bold type makes a label of any words; others have to be known. */
function beginningPart(line: TextLine): PartAtWork | undefined {
  if (line.kind === "blank" || line.kind === "code" || line.kind === "table" || line.indent > 3) return undefined;
  const words = withoutBold(line.written);
  if (line.kind === "heading") return { label: words.replace(/[:：]$/, ""), lines: [], isItem: false };
  const end = words.search(/[:：]/);
  const label = words
    .slice(0, Math.max(end, 0))
    .replace(/^\d+[.)]\s+/, "")
    // "Narration (max. 60 words)"
    .replace(/(?<=\S)\s{0,3}[(（][^()（）]{1,40}[)）]/gu, "")
    .trim();
  if (label === "" || label.length > longestPartLabel || /[.!?]/.test(label)) return undefined;
  const isBold = /^[\s>]*(?:[-*+•]\s+|\d+[.)]\s+)?(?:\*\*|__)/.test(line.written);
  if (!isBold && partKind(label) === undefined) return undefined;
  // The words behind the label keep their own bold type.
  const own = line.written.trimEnd();
  const written = own.slice(own.search(/[:：]/) + 1).replace(/^\s*(?:\*\*|__)/, "");
  return { label, lines: [written.trim()], isItem: line.kind === "item" || /^\s*\d+[.)]\s/.test(own) };
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
