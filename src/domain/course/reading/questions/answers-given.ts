// Finds the option that a line names as the right one, and the rest of the line. The word before the colon may be of
// any language: the text behind it decides.
import {
  isBeforeLabel,
  isBehindLabel,
  isTellingBehindLabel,
  namesAnswer,
  namesWrong,
  saysAnswer,
} from "./answer-words";
import {
  beginsLabelList,
  endsInLabelList,
  isLabelAlone,
  isLabelList,
  labelsJoinedByAnd,
  wordsBetweenSigns,
} from "./label-lists";
import { plainLabel } from "./option-labels";

export interface NamedOption {
  index: number;
  /** Returns the rest, unless it is the option's own words again. */
  rest: string;
}

export interface OptionWords {
  alphabet: readonly string[];
  contents: readonly string[];
}

/** In "Answer: B", "Rätt svar: E – because", "答え：② それ" or "Gabarito: C. Its words"; undefined where none is named. */
export function namedOption(line: string, options: OptionWords): NamedOption | undefined {
  const [title, value] = behindColon(line) ?? [];
  if (title !== undefined && value !== undefined)
    return namesWrong(title)
      ? undefined
      : (namedInValue(value, options) ?? labelAmongWords(line, options, "word behind"));
  const told = wordsOfOption(behindArrow(line), options) ?? labelAtBeginning(behindArrow(line), options);
  if (told || namesWrong(line.slice(0, longestAnswerLine))) return told;
  const alone = mayNameAtEnd(line) ? lastLabel.exec(line)?.[1] : undefined;
  const isListed = endsInLabelList(line, labelsOf(options));
  const named = alone === undefined || isListed ? undefined : labelAtBeginning(alone, options);
  return named ?? labelAmongWords(line, options, "answer word");
}

/** In what stands behind the number of a key: "B" or "Option B"; an option's own words may stand in any list. */
export function labelInKey(value: string, options: OptionWords): NamedOption | undefined {
  return labelAtBeginning(value, options) ?? labelAmongWords(value, options);
}

/** In what stands behind the colon: "B", "Option B", or the option's own words. */
function namedInValue(value: string, options: OptionWords): NamedOption | undefined {
  const [label, words] = [labelAtBeginning(value, options), wordsOfOption(value, options)];
  // "2" may be the second option, or the one that says "2": then it names none.
  if (label && words && label.index !== words.index) return undefined;
  return label ?? words ?? labelAmongWords(value, options);
}

const longestAnswerLine = 80;
/** No answer line has more words before its label or right behind it. */
const mostWordsAround = 5;

/**
 * In "Option B", "la réponse B", "B şıkkı", "正解はBです", "Option B is correct because": one label that stands alone
 * among words for an answer. `needs` is the word without which it names none.
 */
function labelAmongWords(
  value: string,
  options: OptionWords,
  needs?: "word behind" | "answer word",
): NamedOption | undefined {
  const labels = labelsOf(options);
  const words = wordsBetweenSigns(value.slice(0, longestAnswerLine * 2));
  const at = words.findIndex((word) => isLabelAlone(word, labels));
  const label = words[at];
  if (!label || at > mostWordsAround || beginsLabelList(value.slice(label.from), labels)) return undefined;
  if (endsInLabelList(value.slice(0, label.to), labels)) return undefined;
  const before = words.slice(0, at);
  if (!before.every(({ word, behind }) => isBeforeLabel(word) && /^[\s"'*_(（[\-’]*$/u.test(behind))) return undefined;
  const behind = words.slice(at + 1, at + 1 + mostWordsAround);
  const end = behind.findIndex(
    ({ word, before: signs }) => !isBehindLabel(word) || !/^[\s"'*_)）\]\-’]*$/u.test(signs),
  );
  const around = end < 0 ? behind : behind.slice(0, end);
  const isTold = around.some(({ word }) => isTellingBehindLabel(word));
  if (at === 0 && !isTold) return undefined;
  if (needs === "word behind" && !isTold) return undefined;
  if (needs === "answer word" && ![...before, ...around].some(({ word }) => namesAnswer(word))) return undefined;
  const rest = value.slice((around.at(-1) ?? label).to).replace(/^["'*_)）\]\s]+/u, "");
  if (rest !== "" && !separators.test(rest) && !isTold) return undefined;
  const index = options.alphabet.indexOf(plainLabel(label.word));
  return { index, rest: behindWords(rest, options.contents[index] ?? "") };
}

/** "It is B", "→ B", "The right one is B"; not "Go to gate B". */
function mayNameAtEnd(line: string): boolean {
  const words = wordsBetweenSigns(line.slice(0, longestAnswerLine));
  return namesAnswer(line) || words.slice(0, -1).every(({ word }) => isBeforeLabel(word));
}

/**
 * Tells whether a line names more than one option, and says nothing else: "Answers: A, B and D". With a known right
 * one, a sentence that ends in several is a reason.
 */
export function namesSeveral(line: string, options: OptionWords, isKnown: boolean): boolean {
  const [title = "", value] = behindColon(line) ?? [];
  if (value !== undefined)
    return (
      !namesWrong(title) &&
      (isContradiction(value, options) || (isLabelList(value, labelsOf(options)) && !wordsOfOption(value, options)))
    );
  return !isKnown && lastLabel.test(line) && endsInLabelList(line, labelsOf(options));
}

/** The options that a line certainly names as the right ones, together: "Answers: A, B and D". */
export function rightTogether(line: string, options: OptionWords): number[] | undefined {
  const [title, value = line] = behindColon(line) ?? [];
  const isAnswer = title === undefined ? namesAnswer(line) : saysAnswer(title);
  const labels = isAnswer ? labelsJoinedByAnd(value, labelsOf(options)) : undefined;
  return labels?.map((each) => options.alphabet.indexOf(each)).sort((one, other) => one - other);
}

/** "B. The words of C": the label names one option, and the words another. */
function isContradiction(value: string, options: OptionWords): boolean {
  const [, written = "", , rest = ""] = label.exec(value) ?? [];
  const index = options.alphabet.indexOf(plainLabel(written));
  return options.contents[index] !== undefined && saysAnother(rest, index, options);
}

/** "The right one is B." */
const lastLabel = /^[^\p{N}]{0,40}\s\(?(\p{L}\p{M}?|[①-⓿㉠-㉭])\)?[.。]?$/u;

function behindColon(line: string): [title: string, value: string] | undefined {
  const [, title, value] = /^([^:：\p{N}]{1,60})[:：]\s*(.+)$/su.exec(line) ?? [];
  return title === undefined || value === undefined ? inLensBrackets(line) : [title, value];
}

/** "【正解】B": only words for an answer, as all kinds of titles stand in such brackets. */
function inLensBrackets(line: string): [title: string, value: string] | undefined {
  const [, title = "", value = ""] = /^【\s?([^【】\p{N}]{1,20})\s?】\s*(.+)$/su.exec(line) ?? [];
  return saysAnswer(title) ? [title, value] : undefined;
}

/** "→ True", "→ B, because it holds" */
function behindArrow(line: string): string {
  return /^(?:→|->|⇒|=>|👉)\s*(.+)$/u.exec(line)?.[1] ?? "";
}

function labelsOf({ alphabet, contents }: OptionWords): readonly string[] {
  return alphabet.slice(0, contents.length);
}

const label =
  /^[\s([（【"'*_✓✔✅]*([IVX]{1,4}|[ivx]{1,4}|\p{L}\p{M}?|\p{Nd}{1,2}|[①-⓿㉠-㉭])([)\]）】"'*_]*)(?=$|[\s.:,;：。、，；–—-])\s*(.*)$/su;

/** "B", "(b)", "B. Its words", "B – because"; not "E makes it clear", which is a sentence, nor "B, C". */
export function labelAtBeginning(value: string, options: OptionWords): NamedOption | undefined {
  const [, written = "", bracket = "", rest = ""] = label.exec(value) ?? [];
  const index = options.alphabet.indexOf(plainLabel(written));
  const content = options.contents[index];
  if (content === undefined) return undefined;
  if (saysAnother(rest, index, options)) return undefined;
  const isSentence = bracket === "" && /^[\p{L}\p{N}]/u.test(rest) && !isSame(rest, content);
  const words = behindWords(rest, content);
  const isOwn = words.length < rest.replace(separators, "").length;
  return isSentence || (!isOwn && beginsLabelList(value, labelsOf(options))) ? undefined : { index, rest: words };
}

/** Tells whether the words behind a label are those of another option: "B. The words of C". */
function saysAnother(rest: string, index: number, { contents }: OptionWords): boolean {
  const words = rest.replace(separators, "");
  const begins = (content = "") => behindWords(words, content.split("\n")[0] ?? "") !== words;
  return !begins(contents[index]) && contents.some((content, at) => at !== index && begins(content));
}

/** Returns the rest, unless it is the option's own words again. */
function behindWords(rest: string, content: string): string {
  const words = rest.replace(separators, "").trim();
  if (isSame(words, content)) return "";
  const after = words.startsWith(content) ? words.slice(content.length) : "";
  return separators.test(after) ? after.replace(separators, "") : words;
}

const separators = /^[\s.:,;：。、，；)–—-]+/u;

function wordsOfOption(value: string, { contents }: OptionWords): NamedOption | undefined {
  const index = contents.findIndex((content) => isSame(value, content));
  return index < 0 ? undefined : { index, rest: "" };
}

function isSame(words: string, content: string): boolean {
  const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
  return bare(content) !== "" && bare(words) === bare(content);
}
