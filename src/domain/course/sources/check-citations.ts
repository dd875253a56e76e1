// Compares the sentences of a text with the paragraphs that they name, by fixed rules: the paragraph exists; numbers,
// dates and names of the sentence stand in it; neither denies what the other says. That proves no sentence right. It
// finds the ones that are wrong in what can be counted.
import { openMark } from "../reading/open-facts";
import { generalKnowledge } from "../reading/citation-marks";
import { citationMarks } from "../reading/cited-paragraphs";
import { agreesWithOne, foundDates, type FoundDate } from "./rules/dates";
import { daysOfWeek, endsOfMonths, followingDays, inOnlyYear, monthsWithin } from "./rules/implied-dates";
import { numbersAgree } from "./rules/derived-numbers";
import { givenNumbers } from "./rules/given-numbers";
import { hasUnknownName } from "./rules/names";
import { negationsAgree } from "./rules/negations";
import { hasSwappedName } from "./rules/roles";
import { ofParagraph } from "./rules/of-paragraph";
import { sentBounds } from "./source-bounds";
import { contentStems, languageOfWords, sentencesOf, sentenceWords, type RuleLanguage } from "./rules/sentence-words";

export type CitationFault = "paragraph" | "number" | "date" | "name" | "negation";

export interface Citation {
  /** The place of its mark, and of the sentence before it. */
  at: number;
  end: number;
  from: number;
  numbers: number[];
  sentence: string;
  fault: CitationFault | undefined;
  /** False where its language is neither English nor German. */
  isNegationChecked: boolean;
}

export type Paragraphs = ReadonlyMap<number, string>;

/** All citations of a text in order; `[¶0]`, which cites nothing, is none. */
export function checkedCitations(text: string, paragraphs: Paragraphs): Citation[] {
  const language = languageOfWords(text);
  const known = new Map<string, CitationFault | undefined>();
  let [before, line, isRow] = [0, -1, false];
  return citationMarks(text).flatMap(({ at, end, numbers }) => {
    const begin = before + text.slice(before, at).lastIndexOf("\n") + 1;
    if (line < 0 || begin > before) [line, isRow] = [begin, /^[ \t]{0,9}\|/u.test(text.slice(begin, begin + 10))];
    const from = sentenceStart(text, Math.max(before, line), at, isRow);
    before = end;
    if (numbers.every((number) => number === generalKnowledge)) return [];
    const sentence = plainSentence(text.slice(from, at));
    const cited = numbers.map((number) => paragraphs.get(number));
    const isNegationChecked = sentenceLanguage(sentence, language, cited.join("\n")) !== "other";
    const key = `${numbers.join()} ${sentence}`;
    if (!known.has(key))
      known.set(key, cited.includes(undefined) ? "paragraph" : citationFault(sentence, cited.join("\n"), language));
    const fault = known.get(key);
    return [{ at, end, from, numbers, sentence, fault, isNegationChecked }];
  });
}

/** So many characters before its mark are compared, as each name and number is looked for in all that is cited. */
const longestSentence = 1_200;

/** The first thing in which a sentence disagrees with a paragraph; `around` is the language of its text. */
export function citationFault(said: string, cited: string, around: RuleLanguage): CitationFault | undefined {
  const [sentence, paragraph] = [said.slice(-longestSentence), cited.slice(0, sentBounds.characters)];
  const language = sentenceLanguage(sentence, around, paragraph);
  const found = foundDates(sentence);
  const { dates, ends, following, numbers } = figuresOf(paragraph);
  const given = leadsToDate.test(sentence) ? [...dates, ...ends, ...following] : [...dates, ...ends];
  const isOther = (date: FoundDate) => isOfOtherDays(date, dates, sentence);
  if (!found.dates.every((date) => agreesWithOne(date, given) || isOther(date))) return "date";
  if (!numbersAgree(found.rest, numbers)) return "number";
  if (hasUnknownName(found.rest, paragraph, language)) return "name";
  if (hasSwappedName(found.rest, paragraph, language)) return "name";
  const other = paragraphLanguage(paragraph);
  const isSameLanguage = other === language || (other === "other" && areInCommon(sentence, paragraph));
  if (language !== "other" && isSameLanguage && !negationsAgree(sentence, paragraph, language)) return "negation";
  return undefined;
}

/** "Closed on Saturdays" says the same as "open from Monday to Friday". */
function isOfOtherDays({ weekday }: FoundDate, dates: readonly FoundDate[], sentence: string): boolean {
  return weekday !== undefined && deniesDays.test(sentence) && dates.some((other) => other.weekday !== undefined);
}

const deniesDays =
  /(?<!\p{L})(?:no|not|never|nobody|closed|shut|free|except|\p{L}+n['’]t|nicht|keine?[mnrs]?|nie|niemand|geschlossen|frei|außer)(?!\p{L})/iu;

/** A sentence with so few words may have no small one that tells its language. */
const fewWords = 6;

function sentenceLanguage(sentence: string, around: RuleLanguage, paragraph: string): RuleLanguage {
  const own = languageOfWords(sentence);
  if (own !== "other" || around !== "other") return own === "other" ? around : own;
  const isAlike = sentenceWords(sentence).length <= fewWords || areInCommon(sentence, paragraph);
  return isAlike ? paragraphLanguage(paragraph) : own;
}

/** Telegram style has few small words: words in common tell that the language is the same. */
function areInCommon(sentence: string, paragraph: string): boolean {
  const others = stemsOfParagraph(paragraph);
  const stems = [...contentStems(sentence)].filter((stem) => /\p{L}/u.test(stem));
  return stems.filter((stem) => others.has(stem)).length * 3 > stems.length;
}

const stemsOfParagraph = ofParagraph(contentStems);

const leadsToDate = /(?<!\p{L})(?:from|as of|since|starting|effective|ab|seit|vom)(?!\p{L})/iu;

const paragraphLanguage = ofParagraph(languageOfWords);

const figuresOf = ofParagraph((paragraph) => {
  const { dates, rest } = foundDates(paragraph);
  return {
    dates,
    ends: [
      ...endsOfMonths(paragraph),
      ...daysOfWeek(paragraph),
      ...monthsWithin(paragraph, dates),
      ...inOnlyYear(dates),
    ],
    following: followingDays(paragraph, dates),
    numbers: givenNumbers(paragraph, dates, rest),
  };
});

/** Returns where the sentence begins that a mark stands behind; nothing before `from` is of it. */
function sentenceStart(text: string, from: number, at: number, isRow: boolean): number {
  // A cell of a table stands for itself.
  const begin = from + (isRow ? text.slice(from, at).lastIndexOf("|") + 1 : 0);
  const last = sentencesOf(text.slice(begin, at)).at(-1) ?? "";
  const start = Math.max(begin, last === "" ? begin : text.lastIndexOf(last, at), at - longestSentence);
  return start + (lineBegins.exec(text.slice(start, at))?.[0].length ?? 0);
}

const lineBegins =
  /^\s*(?:>\s*)*(?:#{1,6}\s+|(?:[-*+•→|]|\d{1,3}[.)]|\p{Lu}[.)])\s+)*(?:\*\*[^*\n]{1,40}:\*\*\s*|\*\*[^*\n]{1,40}\*\*:\s*)?/u;

/** The words of a sentence: without signs of its line, emphasis, marks of other kinds. */
function plainSentence(written: string): string {
  return written
    .replace(lineBegins, "")
    .replaceAll(openMark, " ")
    .replaceAll(/[[【](?:O\d[^\]】\n]{0,80})[\]】]/gu, " ")
    .replaceAll(/[*_`|✓]+/gu, " ")
    .replaceAll(/\s+/gu, " ")
    .trim();
}
