// Finds the options of questions by their form: lines whose labels follow one another from the first of an alphabet on.
import { withoutBold } from "./line-marks";
import { alphabetsWith, digits, labelledLine, unlabelled, type LabelledLine } from "./option-labels";
import type { TextLine } from "./text-lines";

export interface Option {
  /** Which line of the text it is. */
  line: number;
  /** What stands behind its label, with Markdown's marks except bold type. */
  content: string;
}

export interface OptionBlock {
  options: Option[];
  /** The labels in order, as far as the alphabet goes. */
  alphabet: readonly string[];
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
  let open: OpenBlock | undefined;
  for (const [at, line] of lines.entries()) {
    if (line.kind === "blank" || line.kind === "aside") continue;
    const labelled = mayBeOption(line) ? labelOf(line) : undefined;
    const next = open && labelled ? continued(open, labelled.label, labelled.style) : [];
    if (open && labelled && next.length > 0) {
      open.options.push({ line: at, content: labelled.rest });
      open.alphabets = next;
    } else if (labelled) {
      const alphabets = alphabetsWith(labelled.label, 0);
      const options = [{ line: at, content: labelled.rest }];
      open = alphabets.length > 0 ? { options, alphabets, style: labelled.style } : undefined;
      if (open) blocks.push(open);
    } else if (!isReasonBelow(line)) open = undefined;
  }
  return blocks
    .filter((block) => block.options.length > 1 && (block.style !== unlabelled || hasOneTick(block)))
    .map(closed);
}

function mayBeOption({ kind }: TextLine): boolean {
  return kind === "plain" || kind === "item" || kind === "bold";
}

function labelOf({ kind, raw, text }: TextLine): LabelledLine | undefined {
  const words = withoutBold(raw);
  const item = kind === "item" && words !== "" ? { label: unlabelled, style: unlabelled, rest: words } : undefined;
  return labelledLine(words) ?? labelledLine(text) ?? item;
}

/** Items of a list are options only where one of them is ticked. */
function hasOneTick({ options }: OpenBlock): boolean {
  return options.filter(({ content }) => /[✓✔✅☑]/u.test(content)).length === 1;
}

function continued({ options, alphabets, style }: OpenBlock, label: string, labelStyle: string) {
  const fitting = alphabetsWith(label, options.length);
  return labelStyle === style ? alphabets.filter((each) => fitting.some(([first]) => first === each[0])) : [];
}

/** The reason of a single option stands below it, behind an arrow or as a quotation. */
export function isReasonBelow({ kind, text }: Pick<TextLine, "kind" | "text">): boolean {
  return kind === "quote" || /^(?:→|->|↳|⇒)/.test(text);
}

function isPlaceOnly([first, second]: readonly string[]): boolean {
  return first === second;
}

function closed({ options, alphabets }: OpenBlock): OptionBlock {
  const alphabet = alphabets[0] ?? [];
  return { options, alphabet, mayBeList: alphabet === digits || isPlaceOnly(alphabet) };
}
