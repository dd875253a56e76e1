// "A, B and D" names several options, so none of them as the right one. The words between the labels are of any
// language: short ones join, a dash or a colon begins a reason.
import { answerWord, isBeforeLabel, isBehindLabel } from "./answer-words";
import { plainLabel } from "./option-labels";

export interface Word {
  word: string;
  /** The places where it begins and ends in its line. */
  from: number;
  to: number;
  /** The text before it and behind it, as far as that is no word. */
  before: string;
  behind: string;
}

const joiningLetters = 6;
const joiningWords = 3;

/** Tells whether it is nothing but labels and the signs between them, at least two different ones. */
export function isLabelList(value: string, labels: readonly string[]): boolean {
  const words = wordsBetweenSigns(value);
  return isList(words, labels) || isList(withoutWordsAround(words, labels), labels);
}

/** Words of the usual languages that join two right options; "or", "but not" and dashes may mean something else. */
const ands = new Set("and und sowie plus et y e ed i og och ja en ve και și oraz и та 和 及 と 및 و".split(" "));

/** The labels of a list in which nothing but "and" and its signs joins them: "A, B and D" are all right. */
export function labelsJoinedByAnd(value: string, labels: readonly string[]): string[] | undefined {
  const all = wordsBetweenSigns(value);
  return /[?？]/u.test(value)
    ? undefined
    : (labelsOfWords(all, labels) ?? labelsOfWords(withoutWordsAround(all, labels), labels));
}

function labelsOfWords(words: readonly Word[], labels: readonly string[]): string[] | undefined {
  const [first] = words;
  const listed = new Set<string>();
  for (const each of words) {
    const isLabel = first !== undefined && isLabelLike(each, first, labels);
    // "a e c" of small letters may name three options or two.
    if (isLabel === ands.has(each.word.toLowerCase())) return undefined;
    if (each !== first && !/^[\s,;&+、，；＆＋・()（）[\]【】"'*_]*$/u.test(each.before)) return undefined;
    if (isLabel) listed.add(plainLabel(each.word));
  }
  return listed.size > 1 ? [...listed] : undefined;
}

/** Without "Options" before the first label and "are right" behind the last. */
function withoutWordsAround(words: readonly Word[], labels: readonly string[]): readonly Word[] {
  const isLabel = (each: Word) => isLabelAlone(each, labels);
  const first = words.findIndex((each) => isLabel(each) || !isBeforeLabel(each.word));
  const last = words.findLastIndex((each) => isLabel(each) || !isBehindLabel(each.word));
  return first > 0 || last < words.length - 1 ? words.slice(Math.max(0, first), last + 1) : words;
}

/** "B" or "b)"; "a" is a word. */
export function isLabelAlone({ word, from, before, behind }: Word, labels: readonly string[]): boolean {
  if (!labels.includes(plainLabel(word))) return false;
  // Beside a Chinese or Japanese sign no space tells the label apart; at the end a small one is none of the words.
  if (word === word.toUpperCase() || (before === "" && from > 0) || behind === "") return true;
  return /[([（【]\s?$/u.test(before) || /^\s?[)\]）】]/u.test(behind);
}

/** The same of the end of a sentence: "The right ones are B and D." */
export function endsInLabelList(line: string, labels: readonly string[]): boolean {
  const words = wordsBetweenSigns(line);
  const first = words.findIndex(({ word }) => labels.includes(plainLabel(word)));
  return first >= 0 && isList(words.slice(first), labels);
}

/**
 * Tells whether a second label is listed right behind the first, with any rest: "A, C are right", "(A) and (C) are".
 */
export function beginsLabelList(value: string, labels: readonly string[]): boolean {
  const words = wordsBetweenSigns(value);
  if (isList(words, labels)) return true;
  const [first, second, third] = words;
  if (!first || !second || /[.:：。–—-]/u.test(second.before)) return false;
  const next = isLabelLike(second, first, labels) || second.word.length > joiningLetters ? second : third;
  if (!next || !isLabelLike(next, first, labels)) return false;
  return (
    /[,;&+/|、，；＆＋／・]/u.test(second.before) || /[([（【]$/u.test(next.before) || /^[)\]）】]/u.test(next.behind)
  );
}

function isList(words: readonly Word[], labels: readonly string[]): boolean {
  const [first] = words;
  if (!first) return false;
  const listed = new Set<string>();
  let joining = 0;
  for (const each of words) {
    const isLabel = isLabelLike(each, first, labels);
    joining = isLabel ? 0 : joining + 1;
    if (isLabel) listed.add(each.word);
    else if (each === first || joining > joiningWords || each.word.length > joiningLetters) return false;
  }
  return joining === 0 && listed.size > 1;
}

/** Labels of one list are all large or all small, so that "b, A driver" is none. */
function isLabelLike({ word }: Word, first: Word, labels: readonly string[]): boolean {
  const isLarge = (letters: string) => letters === letters.toUpperCase();
  return labels.includes(plainLabel(word)) && isLarge(word) === isLarge(first.word);
}

export function wordsBetweenSigns(value: string): Word[] {
  const found = [...value.matchAll(answerWord)];
  const ends = found.map(({ 0: word, index }) => index + word.length);
  return found.map(({ 0: word, index }, at) => ({
    word,
    from: index,
    to: index + word.length,
    before: value.slice(ends[at - 1] ?? 0, index),
    behind: value.slice(ends[at], found[at + 1]?.index),
  }));
}
