// Names of a sentence that its paragraph does not have. English capitalizes names alone; German all nouns, so there two
// capitalized words beside each other make a name, or what stands behind a title, or in the very place of another word.
import { ofParagraph } from "./of-paragraph";
import { functionWordsOf, sentencesOf, wordBase, type RuleLanguage } from "./sentence-words";

export interface Token {
  word: string;
  isCapital: boolean;
  /** It begins the sentence, or words after a colon or a quotation mark. */
  isFirst: boolean;
  /** Nothing but a blank stands between it and the word before. */
  isBeside: boolean;
  /** A stop or the end is behind it. */
  isLast: boolean;
}

export const titles = /^(?:dr|prof|mr|mrs|ms|herr|herrn|frau|firma|company)$/iu;
export const noNames =
  /^(?:ltd|gmbh|ag|kg|plc|inc|llc|erste[nrsm]?|\p{L}*liter[ns]?|uhr|euro|cents?|prozent|grad|celsius|liter|litern|meter|metern|tonnen|bar|tage?n?|wochen?|monate?n?|jahre?n?|\p{L}*stunden?|mittag|minuten?|sekunden?|i|mon|tues|wednes|thurs|fri|satur|sun)(?:day|days|s)?$|^(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|january|february|march|may|june|july|october|december|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?$/iu;

const wordsOfParagraph = ofParagraph((paragraph) => ({
  known: new Set(tokensOf(paragraph).flatMap(({ word }) => [word.toLowerCase(), wordBase(word)])),
  knownWhole: paragraph.toLowerCase(),
  sentences: sentencesOf(paragraph).map((sentence) => tokensOf(sentence)),
}));

/** Words that begin an English sentence before a name, and are no part of it. */
const leading = new Set(
  (
    "keep store use put take make ask tell call contact inform notify report send give let get bring check clean wash switch turn press start stop " +
    "open close remove replace fit mount install place hold leave wait wear follow read enter record note fill pour rinse apply add set run test " +
    "inspect measure return submit file pay order buy hand show sign write find choose select connect charge load order present consult see visit " +
    "refer dispose handle treat meet join book request obtain outside inside unless without beyond according instead like unlike both either " +
    "neither whether once even just where why despite besides apart except regarding concerning only most many few several other another please " +
    "unser unsere unseren unserem unserer euer eure ihr ihre mein meine dein deine solche welche manche einige viele wenige mehrere beide mehr weniger " +
    "etwa rund ungefähr knapp fast never always today currently originally together whenever wherever following given thanks throughout across along around behind beside below above"
  ).split(" "),
);

/** The ending of a verb behind the name of one who does something. */
const doing = /^\p{Ll}{2,}(?:[^s\P{L}]s|t|ed)$/u;
const helps = /^(?:is|was|has|will|must|may|can|ist|war|hat|wird|muss|darf|kann)$/u;

/** True for the verb, or for the other word of a name, behind the first word of a sentence. */
export function isDoing(second: Token | undefined): boolean {
  if (second?.isBeside !== true) return false;
  const isVerb = doing.test(second.word) && !isSmallWord(second.word);
  return second.isCapital || helps.test(second.word) || isVerb;
}

export function hasUnknownName(sentence: string, paragraph: string, language: RuleLanguage): boolean {
  const tokens = tokensOf(sentence);
  const own = new Set(tokens.map(({ word }) => word));
  const { known, knownWhole, sentences } = wordsOfParagraph(paragraph);
  const isKnown = ({ word }: Token) =>
    known.has(word.toLowerCase()) ||
    known.has(wordBase(word)) ||
    (word.length > 3 && knownWhole.includes(word.toLowerCase()));
  const isUnknown = (token: Token | undefined) =>
    token !== undefined && token.isCapital && !noNames.test(token.word) && !titles.test(token.word) && !isKnown(token);
  if (isInPlaceOfAnother(tokens, sentences, isUnknown, language)) return true;
  if (hasOtherLetter(sentence, paragraph)) return true;
  if (tokens.some((token) => isUnknown(token) && !beginsSentence(token) && isMisspelt(token.word, sentences)))
    return true;
  /** A known word beside an unknown one: is it beside another name in the paragraph? */
  const isBesideAnother = (token: Token | undefined, step: 1 | -1) =>
    token !== undefined &&
    (!isKnown(token) ||
      sentences.some((other) =>
        other.some(({ word }, at) => {
          const beside = other[at + step];
          if (word !== token.word || !beside?.isCapital || noNames.test(beside.word)) return false;
          return (step === 1 ? beside : other[at])?.isBeside === true && !own.has(beside.word);
        }),
      ));
  return tokens.some((token, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (!isUnknown(token)) return false;
    if (beginsSentence(token)) return false;
    if (before && token.isBeside && titles.test(before.word)) return true;
    const isPair =
      after?.isBeside === true &&
      after.isCapital &&
      !noNames.test(after.word) &&
      !/\d/.test(after.word) &&
      ((language !== "de" && !token.isFirst) || isBesideAnother(after, -1));
    if (token.isFirst) return isPair && (language !== "de" || isUnknown(after));
    if (language !== "de") return true;
    const isSecond =
      token.isBeside &&
      before?.isCapital === true &&
      !noNames.test(before.word) &&
      !before.isFirst &&
      isBesideAnother(before, 1);
    return isPair || isSecond || /^\p{Lu}{2,}/u.test(token.word);
  });
}

function isSmallWord(word: string): boolean {
  const small = word.toLowerCase();
  return functionWordsOf.en.has(small) || functionWordsOf.de.has(small);
}

/** True for a first word that is no name. */
export function beginsSentence({ word, isFirst }: Token): boolean {
  return isFirst && (isSmallWord(word) || leading.has(word.toLowerCase()));
}

/** A German noun stands behind an article or a number, a name seldom. */
const leadsToNoun =
  /^(?:d(?:er|ie|as|en|em|es)|(?:m|d|s|k)?ein(?:e[nmrs]?)?|ihre?[nmrs]?|unsere?[nmrs]?|jede[nmrs]?|alle[nmrs]?|diese[nmrs]?|mehrere[nr]?|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|elf|zwölf|im|am|zum|zur|beim|vom|ins)$/iu;

/** "Dr Renko signs it" where the paragraph says "Dr Osk signs it": all around it is the same, one word is not. */
function isInPlaceOfAnother(
  tokens: readonly Token[],
  others: readonly (readonly Token[])[],
  isUnknown: (token: Token | undefined) => boolean,
  language: RuleLanguage,
): boolean {
  const isSame = (one: Token | undefined, other: Token | undefined) =>
    one === other || (one !== undefined && other !== undefined && one.word.toLowerCase() === other.word.toLowerCase());
  return tokens.some((token, at) => {
    if (!isUnknown(token) || isSmallWord(token.word) || beginsSentence(token)) return false;
    if (language === "de" && leadsToNoun.test(tokens[at - 1]?.word ?? "")) return false;
    return others.some((other) =>
      other.some(
        (instead, place) =>
          instead.isCapital &&
          // The first word of a sentence is a capital in any case: then the words around it must say more.
          (at > 0 || isDoing(tokens[1])) &&
          !isSmallWord(instead.word) &&
          !isSame(token, instead) &&
          isSame(tokens[at - 1], other[place - 1]) &&
          ((isSame(tokens[at + 1], other[place + 1]) && (at > 0 || isMoreThanHelp(tokens, other, place))) ||
            (at > 1 && token.isLast && instead.isLast)) &&
          tokens.length > 2,
      ),
    );
  });
}

/** A shorter word may be another noun. */
const shortestMisspelt = 6;
/** A word differs from its other forms in these last letters. */
const endingLength = 2;

/** "Cash is" and "Payment is" have too little in common for one to be a name in the place of the other. */
function isMoreThanHelp(tokens: readonly Token[], other: readonly Token[], place: number): boolean {
  if (!helps.test(tokens[1]?.word ?? "")) return true;
  return tokens[2] !== undefined && tokens[2].word === other[place + 2]?.word;
}

/** "Hall D", where the paragraph has "hall B" alone. */
function hasOtherLetter(sentence: string, paragraph: string): boolean {
  return [...sentence.matchAll(lettered)].some(([, word = "", letter = ""]) => {
    const letters = lettersBehind(paragraph).get(wordBase(word));
    return letters !== undefined && !letters.has(letter);
  });
}

/** "hall B", "class A1": a word with one letter behind it. The English "I" is a word. */
const lettered = /(?<!\p{L})(\p{L}{3,40})\s(?!I\s)(\p{Lu}\d{0,2})(?![\p{L}\d])/gu;

const lettersBehind = ofParagraph((paragraph) => {
  const letters = new Map<string, Set<string>>();
  const several = new Set<string>();
  for (const { 0: whole, 1: word = "", 2: letter = "", index } of paragraph.matchAll(lettered)) {
    const base = wordBase(word);
    // "Halls A to C" are more than two.
    if (isSeveral.test(paragraph.slice(index + whole.length, index + whole.length + 8))) several.add(base);
    letters.set(base, (letters.get(base) ?? new Set()).add(letter));
  }
  for (const base of several) letters.delete(base);
  return letters;
});

const isSeveral = /^,?\s?(?:to|bis|–|-|and|und|or|oder|,)\s?\p{Lu}(?!\p{L})/u;

/** "Waldstedt", where the paragraph has "Wallstedt": one letter is another, or two have changed places. */
function isMisspelt(word: string, sentences: readonly (readonly Token[])[]): boolean {
  if (word.length < shortestMisspelt) return false;
  return sentences.some((tokens) =>
    tokens.some(({ word: other, isCapital }) => {
      if (!isCapital || other.length !== word.length) return false;
      const differing = Array.from(word).flatMap((letter, at) => (letter === other[at] ? [] : [at]));
      const [first = 0, second = first + 1] = differing;
      if (first >= word.length - endingLength || differing.length > 2) return false;
      return (
        differing.length === 1 ||
        (second === first + 1 && word[first] === other[second] && word[second] === other[first])
      );
    }),
  );
}

export function tokensOf(text: string): Token[] {
  let end = 0;
  let last = "";
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:[-'’&][\p{L}\p{M}\p{N}]+)*/gu)].flatMap(
    ({ index, 0: written }, nth) => {
      const between = text.slice(end, index);
      const isBehindTitle = /^\.?\s$/u.test(between) && titles.test(last);
      end = index + written.length;
      last = written;
      if (!/\p{L}/u.test(written)) return [];
      const word = written.replace(/['’]s$/u, "");
      const isFirst = nth === 0 || /[:!?"“„«»(>]/u.test(between) || (/\.\s+$/u.test(between) && !isBehindTitle);
      // The German "Sie" and the C of degrees are no names.
      const isCapital = /^\p{Lu}./u.test(word) && (nth === 0 || !isSmallWord(word));
      return [
        {
          word,
          isCapital,
          isFirst,
          isBeside: isBehindTitle || /^\s$/u.test(between),
          isLast: /^\s*(?:[.,;:!?()]|$)/u.test(text.slice(end, end + 3)),
        },
      ];
    },
  );
}
