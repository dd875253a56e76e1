// Finds the option that a line names as the right one, and the rest of the line. The word before the colon may be of
// any language: the text behind it decides.
import { beginsLabelList, endsInLabelList, isLabelList } from "./label-lists";
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
  const value = behindColon(line);
  if (value !== undefined) return labelAtBeginning(value, options) ?? wordsOfOption(value, options);
  const alone = lastLabel.exec(line)?.[1];
  return alone === undefined || endsInLabelList(line, labelsOf(options)) ? undefined : labelAtBeginning(alone, options);
}

/**
 * Tells whether a line names more than one option, and says nothing else: "Answers: A, B and D". With a known right
 * one, a sentence that ends in several is a reason.
 */
export function namesSeveral(line: string, options: OptionWords, isKnown: boolean): boolean {
  const value = behindColon(line);
  if (value !== undefined) return isLabelList(value, labelsOf(options)) && !wordsOfOption(value, options);
  return !isKnown && lastLabel.test(line) && endsInLabelList(line, labelsOf(options));
}

/** "The right one is B." */
const lastLabel = /^[^\p{N}]{0,40}\s\(?(\p{L}\p{M}?|[①-⓿㉠-㉭])\)?[.。]?$/u;

function behindColon(line: string): string | undefined {
  return /^[^:：\p{N}]{1,60}[:：]\s*(.+)$/su.exec(line)?.[1];
}

function labelsOf({ alphabet, contents }: OptionWords): readonly string[] {
  return alphabet.slice(0, contents.length);
}

const label =
  /^[\s([（【"'*_✓✔✅]*(\p{L}\p{M}?|\p{Nd}{1,2}|[①-⓿㉠-㉭])([)\]）】"'*_]*)(?=$|[\s.:,;：。、，；–—-])\s*(.*)$/su;

/** "B", "(b)", "B. Its words", "B – because"; not "E makes it clear", which is a sentence, nor "B, C". */
export function labelAtBeginning(value: string, options: OptionWords): NamedOption | undefined {
  const [, written = "", bracket = "", rest = ""] = label.exec(value) ?? [];
  const index = options.alphabet.indexOf(plainLabel(written));
  const content = options.contents[index];
  if (content === undefined) return undefined;
  const isSentence = bracket === "" && /^[\p{L}\p{N}]/u.test(rest) && !isSame(rest, content);
  const words = behindWords(rest, content);
  const isOwn = words.length < rest.replace(separators, "").length;
  return isSentence || (!isOwn && beginsLabelList(value, labelsOf(options))) ? undefined : { index, rest: words };
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
