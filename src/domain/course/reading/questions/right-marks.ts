// Options that carry a mark themselves: a tick, a box that is ticked, bold type, a word in brackets such as
// (correct), or one before each option.
import type { OptionBlock } from "./option-blocks";
import type { TextLine } from "../text-lines";
import { namesWrong, saysRight, saysWrong } from "./answer-words";
import { unlabelled } from "./option-labels";
import { hasTick, withoutTick } from "./ticks";

export interface MarkedOptions {
  /** The options without marks. */
  contents: string[];
  right: number | undefined;
  /** True if several are marked. */
  marksTwo: boolean;
  /** Those that are marked, if each kind of mark marks the same ones. */
  together: number[] | undefined;
}

const inBrackets = /(?<!\s)\s*[([（]([^()[\]（）]{2,30})[)\]）]\s*$/u;
const judgement = /^\s*([\p{L}\p{M} ]{2,20})[:：]\s*(?=\S)/u;
const arrow = /(?<!\s)\s*(?:←|⬅\uFE0F?|<-{1,9})\s*[^\s←]{1,30}(?:\s[^\s←]{1,30})?\s*$/u;

export function markedOptions(lines: readonly TextLine[], blocks: readonly OptionBlock[]): MarkedOptions[] {
  const marks = marksInBrackets(blocks);
  const areJudged = blocks.length > 1 && blocks.every(({ options }) => isJudged(options.map(({ content }) => content)));
  return blocks.map(({ options, mayBeList, style }) => {
    const contents = options.map(({ content }) => content);
    const raws = options.map(({ line }) => lines[line]?.written ?? "");
    const ticked = contents.map((content, at) => hasTick(raws[at] ?? "") || hasTick(withoutWord(content, marks)));
    const boxed = raws.map((written) => /^\s*(?:[-*+]\s+)?(?:\[[xX]\]|\([xX]\)|[☒◉●])/u.test(written));
    const kinds = [
      markedPlaces(ticked.includes(true) ? ticked : boxed),
      markedPlaces(contents.map((content) => marks.has(wordsInBrackets(content)))),
      areJudged ? onlyPlace(contents.map((content) => saysRight(judgementOf(content)))) : [],
      onlyPlace(contents.map((content) => !namesWrong(arrow.exec(content)?.[0] ?? "") && arrow.test(content))),
    ];
    const places = new Set(kinds.flat());
    const [right = onlyPlace(options.map(({ isBold }) => (!mayBeList || style === unlabelled) && isBold))[0]] = places;
    const marksTwo = places.size > 1;
    return {
      contents: contents.map((content) => bareWords(areJudged ? content.replace(judgement, "") : content, marks)),
      right: marksTwo ? undefined : right,
      marksTwo,
      together:
        marksTwo && kinds.every((of) => [0, places.size].includes(of.length))
          ? kinds.find((of) => of.length > 0)
          : undefined,
    };
  });
}

/** "Falsch: ..." and "Richtig: ..." before every option. Of two options they may be the answer itself. */
function isJudged(contents: readonly string[]): boolean {
  const words = contents.map(judgementOf);
  const [right, wrong] = [words.filter(saysRight).length, words.filter(saysWrong).length];
  return right === 1 && wrong > 1 && wrong + right === words.length;
}

function judgementOf(content: string): string {
  return judgement.exec(content)?.[1] ?? "";
}

/** A mark on every option marks none of them. */
function markedPlaces(marked: readonly boolean[]): number[] {
  return marked.includes(false) ? marked.flatMap((isMarked, at) => (isMarked ? at : [])) : [];
}

/** Arrows and bold type may be an option's own: they mark one, or none. */
function onlyPlace(marked: readonly boolean[]): number[] {
  return marked.filter(Boolean).length === 1 ? [marked.indexOf(true)] : [];
}

function bareWords(content: string, marks: ReadonlySet<string>): string {
  return withoutWord(withoutTick(withoutWord(content.trim(), marks)), marks)
    .replace(arrow, "")
    .trim();
}

/** Without the word in brackets that says it is right, or wrong. */
function withoutWord(content: string, marks: ReadonlySet<string>): string {
  const words = wordsInBrackets(content);
  return marks.has(words) || saysWrong(words) ? content.replace(inBrackets, "") : content;
}

/** Known words, and any that stand behind exactly one option of every question. */
function marksInBrackets(blocks: readonly OptionBlock[]): Set<string> {
  const counts = new Map<string, number>();
  const sides = new Set<string>();
  for (const { options } of blocks) {
    const here = options.map(({ content }) => wordsInBrackets(content)).filter((words) => words !== "");
    if (nameSides(here)) sides.add("right");
    for (const words of here)
      if (saysRight(words) || here.indexOf(words) === here.lastIndexOf(words))
        counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  const all = [...counts].filter(
    ([words, count]) => saysRight(words) || (count > 2 && count === blocks.length && !namesWrong(words)),
  );
  return new Set(all.flatMap(([words]) => (sides.has(words) ? [] : [words])));
}

/** Tells whether one of the options ends in a word in brackets that says it is right. */
export function saysOneRight(contents: readonly string[]): boolean {
  const words = contents.map(wordsInBrackets);
  return words.filter(saysRight).length === 1 && !nameSides(words);
}

/** Beside "(left)" the word "(right)" is a side. */
function nameSides(words: readonly string[]): boolean {
  return words.includes("left") && words.includes("right");
}

function wordsInBrackets(content: string): string {
  return (inBrackets.exec(content)?.[1] ?? "")
    .replace(/[*_✓✔✅✗✘❌]/gu, "")
    .trim()
    .toLowerCase();
}
