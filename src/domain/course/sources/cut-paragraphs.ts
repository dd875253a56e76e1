// Cuts a document's text into the paragraphs that a person sees and strikes out. Blank lines part them, a heading goes
// with what stands below it, and what is too long is cut behind a sentence.
import { asPlainLine } from "../../kernel/plain-line";
import { sentencesOf } from "./rules/sentence-words";
import { sourceBounds } from "./source-bounds";

/** Shorter lines without a full stop are headings. */
const longestLead = 90;

/** Lists are kept together up to so many characters. */
const longestList = 600;

export function cutParagraphs(text: string): string[] {
  const blocks = text
    .replaceAll(/\r\n?|\u2028|\u2029|\f/g, "\n")
    .split(/\n[ \t\u00A0]*(?:\n[ \t\u00A0]*)+/u)
    .flatMap((block) => linesOfBlock(block))
    .filter((block) => /[\p{L}\p{N}]/u.test(block));
  return withHeadings(blocks).flatMap((block) => pieces(block));
}

/** A block's lines are one paragraph, unless they are a long list. */
function linesOfBlock(block: string): string[] {
  const lines = withListSigns(block.split("\n").map(asPlainLine))
    .map(cellsOfRow)
    .map(withoutEmphasisSigns)
    .filter(Boolean);
  const joined = lines.join(" ").replaceAll(/(?<=\p{Ll})[-\u2010] (?=\p{Ll}{2})/gu, "");
  const areItems = lines.length > 1 && lines.every((line) => /^(?:[-+•–]|\d{1,3}[.)])\s/u.test(line));
  return areItems && joined.length > longestList ? lines : [joined];
}

/** A row of a table in Markdown, as its cells; nothing of the rule below its head. */
function cellsOfRow(line: string): string {
  if (!/^\|.*\|$/u.test(line)) return line;
  const cells = line.split("|").map((cell) => cell.trim());
  return cells.some((cell) => /[^:-]/u.test(cell)) ? cells.filter(Boolean).join(" · ") : "";
}

/** Items of a list in Markdown begin with a sign that no sentence has; one dash alone may be of a sentence. */
function withListSigns(lines: readonly string[]): string[] {
  const item = /^[*-]\s+(?=\S)/u;
  return lines.filter((line) => item.test(line)).length < 2
    ? [...lines]
    : lines.map((line) => line.replace(item, "• "));
}

/** Bold and slanted words of Markdown, without their signs. */
function withoutEmphasisSigns(line: string): string {
  return line.replaceAll(/(?<![*\w])(\*{1,2})([^*\s](?:[^*]*[^*\s])?)\1(?![*\w])/gu, "$2");
}

function withHeadings(blocks: readonly string[]): string[] {
  const kept: string[] = [];
  let heading = "";
  for (const block of blocks) {
    const isHeading =
      /^#{1,6}\s/.test(block) || (block.length <= longestLead && !/[.!?:;,。！？]["”»)]?$/u.test(block));
    if (isHeading && heading.length + block.length <= 2 * longestLead) heading = joinedHeading(heading, block);
    else {
      kept.push(joinedHeading(heading, block));
      heading = "";
    }
  }
  return heading === "" ? kept : [...kept, heading];
}

function joinedHeading(heading: string, block: string): string {
  const words = block.replace(/^#{1,6}\s+/, "");
  return heading === "" ? words : `${heading} – ${words}`;
}

function pieces(block: string): string[] {
  if (block.length <= sourceBounds.paragraph) return [block];
  const cut: string[] = [];
  let piece = "";
  for (const sentence of sentencesOf(block).flatMap((each) => chunks(each))) {
    if (piece !== "" && piece.length + sentence.length + 1 > sourceBounds.paragraph) {
      cut.push(piece);
      piece = "";
    }
    piece = piece === "" ? sentence : `${piece} ${sentence}`;
  }
  return [...cut, piece].filter(Boolean);
}

/** Text without a full stop is cut between words; never within a sign that has two halves. */
function chunks(sentence: string): string[] {
  if (sentence.length <= sourceBounds.paragraph) return [sentence];
  const at = sentence.lastIndexOf(" ", sourceBounds.paragraph);
  const whole = at > sourceBounds.paragraph / 2 ? at : sourceBounds.paragraph - 1;
  const end = /[\uD800-\uDBFF]/.test(sentence[whole - 1] ?? "") ? whole - 1 : whole;
  return [sentence.slice(0, end), ...chunks(sentence.slice(end).trimStart())];
}
