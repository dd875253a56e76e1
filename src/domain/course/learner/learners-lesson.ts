// A lesson as learners read it: without its agenda, without the columns and lines of minutes, method and material, and
// without the sections that are its trainer's. The form tells an agenda: each of its rows has minutes.
import { cellsAsWritten, isTableRule, withoutBold, withoutEmphasis } from "../reading/line-marks";
import { bodyOf, textLines, type TextLine } from "../reading/text-lines";
import { minutesIn } from "../quality/durations";
import { isOrganising, isTrainers, partKind } from "./part-words";

/** Markdown; empty if the whole lesson is its trainer's. */
export function learnersLesson(lesson: string): string {
  const blocks = withoutAgenda(lessonBlocks(textLines(bodyOf(lesson)))).map(learnersBlock);
  const kept = withoutTrainersSections(withoutOwnLength(blocks));
  return withoutEmptySections(kept)
    .map(({ text }) => text.trim())
    .filter(Boolean)
    .join("\n\n");
}

interface LessonBlock {
  /** Of a heading, 1 to 6; 0 for what is below one. */
  level: number;
  lines: readonly TextLine[];
}

interface LearnersBlock {
  level: number;
  /** The words of a heading. */
  heading: string;
  text: string;
}

/** Headings, tables, lists and paragraphs, each with its lines; a list goes on over blank lines. */
function lessonBlocks(lines: readonly TextLine[]): LessonBlock[] {
  const blocks: { level: number; lines: TextLine[] }[] = [];
  let isOpen = false;
  for (const line of lines) {
    const last = blocks.at(-1);
    if (line.kind === "heading") blocks.push({ level: line.level, lines: [line] });
    else if (line.kind === "blank" || line.kind === "rule") last?.lines.push(line);
    else if (last?.level === 0 && (isOpen || goesOnWithList(line, last.lines))) last.lines.push(line);
    else blocks.push({ level: 0, lines: [line] });
    isOpen = line.kind !== "heading" && line.kind !== "blank" && line.kind !== "rule";
  }
  return blocks;
}

function goesOnWithList(line: TextLine, before: readonly TextLine[]): boolean {
  const isOfList = (one: TextLine | undefined) => one !== undefined && (one.indent > 1 || itemMark.test(one.written));
  return isOfList(line) && isOfList(before[0]);
}

const itemMark = /^\s*(?:[-*+•]|\d{1,2}[.)])\s/;

function learnersBlock({ level, lines }: LessonBlock): LearnersBlock {
  const text = lines.map(({ raw }) => raw).join("");
  const heading = level > 0 ? (lines[0]?.text ?? "").replace(ownMinutes, "") : "";
  if (level > 0) return { level, heading, text: text.replace(ownMinutes, "$1") };
  if (lines[0]?.kind === "table") return { level, heading, text: learnersTable(lines) };
  return { level, heading, text: lines.map(withoutTrainersLabels).join("") };
}

/** "Practice (20 minutes)" */
const ownMinutes = /[ \t]{0,9}[(（][^()（）\n]{0,30}\d[^()（）\n]{0,30}[)）][ \t]{0,9}(\n|$)/u;

/** Minutes are taught, too: only the first of what has them in every row or item is the agenda. */
function withoutAgenda(blocks: readonly LessonBlock[]): LessonBlock[] {
  const isAgenda = ({ lines }: LessonBlock, at: number) =>
    lines[0]?.kind === "table" ? isTimedTable(lines) : isTimedList(lines) && standsAlone(blocks, at);
  const agenda = blocks.findIndex((block, at) => block.level === 0 && isAgenda(block, at));
  return blocks.filter((_, at) => at !== agenda);
}

/** Tells whether nothing but labels of the trainer's is in the section beside a block. */
function standsAlone(blocks: readonly LessonBlock[], at: number): boolean {
  return [-1, 1].every((step) => {
    let place = at + step;
    while (blocks[place]?.level === 0 && learnersText(blocks[place]?.lines ?? []) === "") place += step;
    return blocks[place]?.level !== 0;
  });
}

function learnersText(lines: readonly TextLine[]): string {
  return lines.map(withoutTrainersLabels).join("").trim();
}

function tableRows(lines: readonly TextLine[]): string[][] {
  return lines.filter(({ kind }) => kind === "table").map(({ raw }) => cellsAsWritten(raw));
}

function isTimedTable(lines: readonly TextLine[]): boolean {
  const [head = [], ...body] = tableRows(lines).filter((row) => !isTableRule(row));
  return head.some((cell, column) => {
    const cells = body.map((row) => row[column] ?? "").filter(Boolean);
    const all = partKind(withoutBold(cell)) === "time" ? cells.map((one) => /\p{N}/u.test(one)) : cells.map(hasMinutes);
    return all.length > 0 && all.every(Boolean);
  });
}

function learnersTable(lines: readonly TextLine[]): string {
  const rows = tableRows(lines);
  const [head = []] = rows;
  const kept = head.flatMap((cell, column) => (isTrainers(withoutBold(cell)) ? [] : [column]));
  if (kept.length === head.length) return lines.map(({ raw }) => raw).join("");
  const row = (cells: readonly string[]) => `| ${kept.map((column) => cells[column] ?? "").join(" | ")} |\n`;
  return kept.length === 0 ? "" : rows.map(row).join("");
}

const fewestSteps = 3;

function isTimedList(lines: readonly TextLine[]): boolean {
  const steps = lines.filter(({ indent, written }) => indent < 2 && itemMark.test(written));
  return steps.length >= fewestSteps && steps.every(({ written }) => hasMinutes(written));
}

function hasMinutes(words: string): boolean {
  return minutesIn(words).length > 0;
}

/** Takes "**Duration:** 60 minutes" out of a line, and the whole line if nothing else is in it. */
function withoutTrainersLabels(line: TextLine): string {
  if (line.kind === "code") return line.raw;
  const kept = line.raw
    .split(/(?=(?:\*\*|__)[^*_\n]{1,60}(?:[:：]\s*(?:\*\*|__)|(?:\*\*|__)\s*[:：]))/u)
    .filter((stretch) => !isTrainersStretch(stretch));
  const left = kept.join("");
  if (left === line.raw) return isTrainersStretch(line.raw) ? "" : line.raw;
  return left.replace(/^[\s>]*(?:[-*+•]|\d{1,2}[.)])\s*$/u, "").trim() === "" ? "" : `${left.trimEnd()}\n`;
}

const longestLength = 60;

/** A label of the trainer's, or a short line that says minutes, such as "Total: 60 minutes". */
function isTrainersStretch(stretch: string): boolean {
  const words = withoutEmphasis(withoutBold(stretch));
  const label = /^((?:[^:：.!?]|[.!?](?!\s)){1,60})[:：]/u.exec(words)?.[1];
  if (label === undefined) return false;
  const said = words.slice(label.length + 1);
  const isTime = partKind(label) === "time" || (words.length <= longestLength && /^\P{L}{0,9}\p{N}/u.test(said));
  return isOrganising(label) || (isTime && hasMinutes(said));
}

/** Takes out the sentences that say the lesson's own length, before its first section. */
function withoutOwnLength(blocks: readonly LearnersBlock[]): LearnersBlock[] {
  const first = blocks.findIndex(({ level }) => level > 1);
  return blocks.map((block, at) => {
    if (block.level > 0 || at > (first < 0 ? 0 : first)) return block;
    const sentences = block.text.split(/(?<=[.!?。])(?=\s)/u);
    // "A 45-minute lesson"
    const kept = sentences.filter((sentence) => !hasMinutes(sentence.replace(/(?<=\d)-(?=\p{L})/gu, " ")));
    return { ...block, text: kept.join("") };
  });
}

function withoutTrainersSections(blocks: readonly LearnersBlock[]): LearnersBlock[] {
  let leftOut = Infinity;
  return blocks.filter(({ level, heading }) => {
    if (level > 0 && level <= leftOut) leftOut = isTrainers(heading) ? level : Infinity;
    return leftOut === Infinity;
  });
}

/** A heading over nothing goes with what it was over. */
function withoutEmptySections(blocks: readonly LearnersBlock[]): LearnersBlock[] {
  const kept: LearnersBlock[] = [];
  // From the end: the least level of a heading that would hold what has been kept behind it.
  let holds = 0;
  for (const block of blocks.toReversed()) {
    if (block.level === 0 ? block.text.trim() === "" : holds < block.level) continue;
    kept.push(block);
    holds = block.level === 0 ? Infinity : block.level - 1;
  }
  return kept.reverse();
}
