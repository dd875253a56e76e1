// Compares the sentences of a text with the paragraphs that they name, by fixed rules: the paragraph exists; numbers,
// dates and names of the sentence stand in it; neither denies what the other says. That proves no sentence right. It
// finds the ones that are wrong in what can be counted.
import { openMark } from "../reading/open-facts";
import { generalKnowledge } from "../reading/citation-marks";
import { citationMarks } from "../reading/cited-paragraphs";
import { agreesWithOne, endsOfMonths, followingDays, foundDates } from "./rules/dates";
import { numbersAgree } from "./rules/derived-numbers";
import { givenNumbers } from "./rules/given-numbers";
import { hasUnknownName } from "./rules/names";
import { negationsAgree } from "./rules/negations";
import { hasSwappedName } from "./rules/roles";
import { ofParagraph } from "./rules/of-paragraph";
import { languageOfWords, sentencesOf, sentenceWords, type RuleLanguage } from "./rules/sentence-words";

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
  let before = 0;
  return citationMarks(text).flatMap(({ at, end, numbers }) => {
    const from = sentenceStart(text, before, at);
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

/** A sentence is compared up to so many characters before its mark. */
const longestSentence = 1_200;

/** The first thing in which a sentence disagrees with a paragraph; `around` is the language of its text. */
export function citationFault(sentence: string, paragraph: string, around: RuleLanguage): CitationFault | undefined {
  const language = sentenceLanguage(sentence, around, paragraph);
  const said = foundDates(sentence);
  const { dates, ends, following, numbers } = figuresOf(paragraph);
  const given = leadsToDate.test(sentence) ? [...dates, ...ends, ...following] : [...dates, ...ends];
  if (!said.dates.every((date) => agreesWithOne(date, given))) return "date";
  if (!numbersAgree(said.rest, numbers)) return "number";
  if (hasUnknownName(said.rest, paragraph, language)) return "name";
  if (hasSwappedName(said.rest, paragraph, language)) return "name";
  const isSameLanguage = paragraphLanguage(paragraph) === language;
  if (language !== "other" && isSameLanguage && !negationsAgree(sentence, paragraph, language)) return "negation";
  return undefined;
}

/** A sentence with so few words may have no small one that tells its language. */
const fewWords = 6;

function sentenceLanguage(sentence: string, around: RuleLanguage, paragraph: string): RuleLanguage {
  const own = languageOfWords(sentence);
  if (own !== "other" || around !== "other") return own === "other" ? around : own;
  return sentenceWords(sentence).length <= fewWords ? paragraphLanguage(paragraph) : own;
}

const leadsToDate = /(?<!\p{L})(?:from|as of|since|starting|effective|ab|seit|vom)(?!\p{L})/iu;

const paragraphLanguage = ofParagraph(languageOfWords);

const figuresOf = ofParagraph((paragraph) => {
  const { dates, rest } = foundDates(paragraph);
  return {
    dates,
    ends: endsOfMonths(paragraph),
    following: followingDays(paragraph, dates),
    numbers: givenNumbers(paragraph, dates, rest),
  };
});

/** Returns where the sentence begins that a mark stands behind. */
function sentenceStart(text: string, before: number, at: number): number {
  const line = text.lastIndexOf("\n", at - 1) + 1;
  // A cell of a table stands for itself.
  const cell = /^\s*\|/u.test(text.slice(line, at)) ? text.lastIndexOf("|", at - 1) + 1 : line;
  const from = Math.max(before, line, cell);
  const last = sentencesOf(text.slice(from, at)).at(-1) ?? "";
  const start = Math.max(from, last === "" ? from : text.lastIndexOf(last, at), at - longestSentence);
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
