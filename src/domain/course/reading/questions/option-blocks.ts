// Finds the options of questions by their form: lines whose labels follow one another from the first of an alphabet on.
import { withoutBold } from "../line-marks";
import { namesAnswer } from "./answer-words";
import { saysOneRight } from "./right-marks";
import { tickedCircles } from "./ticked-circles";
import { hasTick } from "./ticks";
import { alphabetsWith, bareLabel, digits, labelledLine, unlabelled, type LabelledLine } from "./option-labels";
import type { TextLine } from "../text-lines";

interface Option {
  /** The text behind a dash or an arrow in its line, if every option has such a reason. */
  reason?: string;
  /** The number of its line in the text, and of its last one if it has code. */
  line: number;
  end: number;
  /** The text behind its label, with Markdown's marks except bold type. */
  content: string;
  /** True if all of its words are in bold type. */
  isBold: boolean;
}

export interface OptionBlock {
  options: Option[];
  /** The labels in order, as far as the alphabet goes. */
  alphabet: readonly string[];
  /** The signs around the labels. */
  style: string;
  /** Lists have numbers, boxes or no labels at all: only what names the right one tells options from their items. */
  mayBeList: boolean;
}

interface OpenBlock {
  options: Option[];
  alphabets: readonly (readonly string[])[];
  style: string;
}

export function optionBlocks(lines: readonly TextLine[]): OptionBlock[] {
  const blocks: OpenBlock[] = [];
  const bare = new Map([...bareLabels(lines), ...tickedCircles(lines)]);
  let open: OpenBlock | undefined;
  for (const [at, line] of lines.entries()) {
    if (line.kind === "blank" || line.kind === "aside" || addsCode(open?.options.at(-1), line, at)) continue;
    if (addsTick(open?.options.at(-1), line, at)) continue;
    const labelled = bare.get(at) ?? (mayBeOption(line) ? labelOf(line) : undefined);
    const isFurtherOut = open && indentOf(line) + 1 < (lines[open.options[0]?.line ?? 0]?.indent ?? 0);
    const next = open && labelled && !isFurtherOut ? continuedBlock(open, labelled.label, labelled.style) : [];
    if (open && labelled && next.length > 0) {
      open.options.push({ line: at, end: at, content: labelled.rest, isBold: isBold(line.written) });
      open.alphabets = next;
    } else if (open && !beginsBlock(labelled, open) && isReasonBelow(line, lines[at - 1], lines[lastLine(open)])) {
      continue;
    } else if (labelled) {
      const alphabets = alphabetsWith(labelled.label, 0);
      const options = [{ line: at, end: at, content: labelled.rest, isBold: isBold(line.written) }];
      open = alphabets.length > 0 ? { options, alphabets, style: labelled.style } : undefined;
      if (open) blocks.push(open);
    } else open = undefined;
  }
  const whole = withoutLists(
    blocks.filter((block) => block.options.length > 1),
    lines,
  );
  return withReasonsInLine(whole.map(closed));
}

/** A tick before a label stands in its indent. */
function indentOf({ indent, text }: TextLine): number {
  return indent + (/^[✓✔✅☑✗✘❌✖]/u.test(text) ? 2 : 0);
}

/** Tells whether it may be the second option of a question, with which it becomes one. */
export function mayBeSecondOption(line: TextLine): boolean {
  const label = mayBeOption(line) ? labelOf(line)?.label : undefined;
  return label !== undefined && alphabetsWith(label, 1).length > 0;
}

/** A first label further in than "1." belongs to the options of that question, and an item below it may. */
function beginsBlock(labelled: LabelledLine | undefined, { alphabets }: OpenBlock): boolean {
  if (!labelled || alphabetsWith(labelled.label, 0).length === 0) return false;
  return labelled.label !== unlabelled || alphabets.includes(digits);
}

/** Takes a line of code for the option above, whose words begin with a fence. */
function addsCode(option: Option | undefined, { kind, text }: TextLine, at: number): boolean {
  if (kind !== "code" || option?.end !== at - 1) return false;
  if (option.end === option.line && !/^(?:[✓✔✅☑✗✘❌✖]\uFE0F?\s*)?(?:```|~~~)/u.test(option.content)) return false;
  option.end = at;
  option.content += `\n${text}`;
  return true;
}

/** A tick alone in the line below an option is that option's. */
function addsTick(option: Option | undefined, { text }: TextLine, at: number): boolean {
  if (option?.end !== at - 1 || !/^[([]?[✓✔✅☑]\uFE0F?[)\]]?$/u.test(text)) return false;
  option.end = at;
  option.content += ` ${text}`;
  return true;
}

function lastLine({ options }: OpenBlock): number {
  return options.at(-1)?.line ?? 0;
}

function mayBeOption({ kind, level }: TextLine): boolean {
  return kind === "plain" || kind === "item" || kind === "bold" || level >= highestOption;
}

/** Headings above this level are parts of an assessment. */
const highestOption = 3;

function labelOf({ kind, written, text }: TextLine): LabelledLine | undefined {
  const words = withoutBold(written);
  const item = kind === "item" && words !== "" ? { label: unlabelled, style: unlabelled, rest: words } : undefined;
  return labelledLine(words) ?? labelledLine(text) ?? item;
}

/** Items of a list are options only where one of them is ticked or repeated, or is in bold type in every list. */
function withoutLists(blocks: readonly OpenBlock[], lines: readonly TextLine[]): readonly OpenBlock[] {
  const lists = blocks.filter(({ style }) => style === unlabelled);
  const areBold = lists.length > 1 && lists.every(({ options }) => options.filter(({ isBold }) => isBold).length === 1);
  return blocks.filter((block) => block.style !== unlabelled || areBold || hasOneMark(block) || saysOne(block, lines));
}

function hasOneMark({ options }: OpenBlock): boolean {
  const contents = options.map(({ content }) => content);
  return contents.filter(hasTick).length === 1 || saysOneRight(contents);
}

/** The answer below says one of the items: "Answer: Wash it". */
function saysOne({ options }: OpenBlock, lines: readonly TextLine[]): boolean {
  const from = (options.at(-1)?.end ?? 0) + 1;
  const below = lines.slice(from, from + mostGap).find(({ kind }) => kind !== "blank");
  const [, title = "", value = ""] = /^([^:：]{1,60})[:：]\s*(.+)$/su.exec(below?.text ?? "") ?? [];
  const bareWords = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  const alike = options.filter(({ content }) => bareWords(content) === bareWords(value));
  return alike.length === 1 && namesAnswer(title);
}

const mostGap = 3;

const fewestBare = 3;

/** The lines that a letter without a sign begins, if at least three of them follow one another: "A one", "B two". */
function bareLabels(lines: readonly TextLine[]): Map<number, LabelledLine> {
  const labels = new Map<number, LabelledLine>();
  let run: [number, LabelledLine][] = [];
  const close = () => {
    if (run.length >= fewestBare) for (const [at, labelled] of run) labels.set(at, labelled);
    run = [];
  };
  for (const [at, line] of lines.entries()) {
    const words = mayBeOption(line) ? withoutBold(line.written) : "";
    const labelled = labelledLine(words) ? undefined : bareLabel(words);
    const isAt = (place: number) => labelled !== undefined && alphabetsWith(labelled.label, place).length > 0;
    if (!isAt(run.length)) close();
    if (labelled && isAt(run.length)) run.push([at, labelled]);
  }
  close();
  return labels;
}

function continuedBlock({ options, alphabets, style }: OpenBlock, label: string, labelStyle: string) {
  const fitting = alphabetsWith(label, options.length);
  const isOne = (each: readonly string[]) => (fit: readonly string[]) =>
    fit === each || (isPlaceOnly(fit) && fit[0] === each[0]);
  return labelStyle === style ? alphabets.filter((each) => fitting.some(isOne(each))) : [];
}

/** The reason of a single option stands below it behind an arrow, or right below as a quotation or further in. */
export function isReasonBelow(line: TextLine, above: TextLine | undefined, option: TextLine | undefined): boolean {
  if (/^(?:→|->|↳|⇒)/.test(line.text)) return true;
  if (line.kind === "blank" || above?.kind === "blank") return false;
  return line.kind === "quote" || line.indent > (option?.indent ?? 0) + 1;
}

const dashOrArrow = /(?<!\s)\s+(?:—|–|→|->)\s+/u;

/** Takes the text behind a dash or an arrow as the reason of an option, if every option of every question has one. */
function withReasonsInLine(blocks: OptionBlock[]): OptionBlock[] {
  const all = blocks.flatMap(({ options }) => options);
  if (all.length < 3 || !all.every(({ content }) => dashOrArrow.test(content))) return blocks;
  return blocks.map((block) => ({ ...block, options: block.options.map(withReasonApart) }));
}

function withReasonApart(option: Option): Option {
  const [words = "", ...reason] = option.content.split(dashOrArrow);
  return { ...option, content: words, reason: reason.join(" – ") };
}

/** The whole of the option is bold, with its label or without. */
function isBold(written: string): boolean {
  return (
    /^\s*(?:[-*+]\s+)?(?:[([]?[\p{L}\p{N}]{1,2}[.):\]]\s*)?(?:\*\*|__)(?:(?!\*\*|__).)+(?:\*\*|__)[.\s]*$/u.test(
      written,
    ) || /^\s*(?:[-*+]\s+)?\*\*[([]?[\p{L}\p{N}]{1,2}[.):\]]\*\*\s*\*\*[^*]+\*\*\s*$/u.test(written)
  );
}

function isPlaceOnly([first, second]: readonly string[]): boolean {
  return first === second;
}

function closed({ options: open, alphabets, style }: OpenBlock): OptionBlock {
  const alphabet = alphabets[0] ?? [];
  const twice = open.map(({ content }) => labelledLine(content));
  const isTwice = twice.every((labelled, at) => labelled !== undefined && labelled.label === alphabet[at]);
  const options = open.map((option, at) => {
    const content = isTwice ? (twice[at]?.rest ?? "") : option.content;
    return { ...option, content: withoutIndent(content) };
  });
  return { options, alphabet, style, mayBeList: alphabet === digits || isPlaceOnly(alphabet) };
}

/** Code as far to the left as the fence that closes it. */
function withoutIndent(content: string): string {
  const indent = /\n([ \t]+)(?:```|~~~)[^\n]*$/.exec(content)?.[1] ?? "";
  return content.replaceAll(`\n${indent}`, "\n");
}
