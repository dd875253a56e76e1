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
  /^(?:uhr|euro|prozent|grad|celsius|liter|litern|meter|metern|tonnen|bar|tage?n?|wochen?|monate?n?|jahre?n?|\p{L}*stunden?|mittag|minuten?|sekunden?|i|mon|tues|wednes|thurs|fri|satur|sun)(?:day|days|s)?$|^(?:januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember|january|february|march|may|june|july|october|december|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag)s?$/iu;

const wordsOfParagraph = ofParagraph((paragraph) => ({
  known: new Set(tokensOf(paragraph).flatMap(({ word }) => [word.toLowerCase(), wordBase(word)])),
  knownWhole: paragraph.toLowerCase(),
  sentences: sentencesOf(paragraph).map((sentence) => tokensOf(sentence)),
}));

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
  const { known, knownWhole, sentences } = wordsOfParagraph(paragraph);
  const isKnown = ({ word }: Token) =>
    known.has(word.toLowerCase()) ||
    known.has(wordBase(word)) ||
    (word.length > 3 && knownWhole.includes(word.toLowerCase()));
  const isUnknown = (token: Token | undefined) =>
    token !== undefined && token.isCapital && !noNames.test(token.word) && !isKnown(token);
  if (isInPlaceOfAnother(tokens, sentences, isUnknown)) return true;
  /** A known word beside an unknown one: is it beside another name in the paragraph? */
  const isBesideAnother = (token: Token | undefined, step: 1 | -1) =>
    token !== undefined &&
    (!isKnown(token) ||
      sentences.some((other) =>
        other.some(({ word }, at) => {
          const beside = other[at + step];
          if (word !== token.word || !beside?.isCapital || noNames.test(beside.word)) return false;
          return (
            (step === 1 ? beside : other[at])?.isBeside === true && !tokens.some((one) => one.word === beside.word)
          );
        }),
      ));
  return tokens.some((token, at) => {
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (!isUnknown(token)) return false;
    if (isSmallWord(token.word) && token.isFirst) return false;
    if (before && token.isBeside && titles.test(before.word)) return true;
    const isPair =
      after?.isBeside === true &&
      after.isCapital &&
      !noNames.test(after.word) &&
      !/\d/.test(after.word) &&
      (language !== "de" || isBesideAnother(after, -1));
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

/** "Dr Renko signs it" where the paragraph says "Dr Osk signs it": all around it is the same, one word is not. */
function isInPlaceOfAnother(
  tokens: readonly Token[],
  others: readonly (readonly Token[])[],
  isUnknown: (token: Token | undefined) => boolean,
): boolean {
  const isSame = (one: Token | undefined, other: Token | undefined) =>
    one === other || (one !== undefined && other !== undefined && one.word.toLowerCase() === other.word.toLowerCase());
  return tokens.some((token, at) => {
    if (!isUnknown(token) || isSmallWord(token.word)) return false;
    return others.some((other) =>
      other.some(
        (instead, place) =>
          instead.isCapital &&
          // The first word of a sentence is a capital in any case: then the words around it must say more.
          (at > 0 || isDoing(tokens[1])) &&
          !isSmallWord(instead.word) &&
          !isSame(token, instead) &&
          isSame(tokens[at - 1], other[place - 1]) &&
          (isSame(tokens[at + 1], other[place + 1]) || (at > 1 && token.isLast && instead.isLast)) &&
          tokens.length > 2,
      ),
    );
  });
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
