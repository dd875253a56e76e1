// Names that a paragraph has, in the place of another: "Ms Iyer reported" of what Ms Whitcombe has reported.
import { isDoing, noNames, titles, tokensOf, type Token } from "./names";
import { ofParagraph } from "./of-paragraph";
import { contentStems, functionWordsOf, wordBase, wordStem, type RuleLanguage } from "./sentence-words";

interface Name {
  base: string;
  hasTitle: boolean;
  /** The word before it, or before its title and first name. */
  before: string;
  /** Of all words of the name. */
  stems: readonly string[];
}

interface Clause {
  names: readonly Name[];
  stems: ReadonlySet<string>;
  bases: ReadonlySet<string>;
}

const sentenceEnds = /(?<=\p{L}{3})[.](?=\s)|[;!?]\s?/u;
const clauseEnds = /(?<=\p{L}{3})[.](?=\s)|[;!?,()]\s?|\s[–—]\s/u;

function partsIn(language: "en" | "de") {
  return ofParagraph((paragraph) => {
    const cut = (ends: RegExp) =>
      paragraph.split(ends).map((part) => ({
        names: namesOfClause(part, language),
        stems: contentStems(part),
        bases: new Set(tokensOf(part).map(({ word }) => wordBase(word))),
      }));
    return { clauses: cut(clauseEnds), sentences: language === "en" ? cut(sentenceEnds) : [] };
  });
}

const partsOfParagraph = { en: partsIn("en"), de: partsIn("de") };

export function hasSwappedName(sentence: string, paragraph: string, language: RuleLanguage): boolean {
  if (language === "other") return false;
  const names = namesOfClause(sentence, language);
  if (names.length === 0 && language === "de") return false;
  const { clauses, sentences } = partsOfParagraph[language](paragraph);
  const others = clauses.flatMap((clause) => clause.names);
  return (
    names.some((name) => isOfAnotherClause(name, names, sentence, clauses)) ||
    isTurnedRound(names, others) ||
    (language === "en" && isUnknownAgent(sentence, names, sentences))
  );
}

/** All that the sentence says of a name is said of another one, and nothing of this one. */
function isOfAnotherClause(name: Name, own: readonly Name[], sentence: string, clauses: readonly Clause[]): boolean {
  const named = clauses.filter(({ bases }) => bases.has(name.base));
  const likeness = wordsInCommon(sentence, own);
  if (named.length === 0 || named.some((clause) => likeness(clause) > 0)) return false;
  const isOther = (other: Name) => other.hasTitle === name.hasTitle && own.every(({ base }) => base !== other.base);
  return bestOf(clauses, likeness).some(({ names }) => names.some(isOther));
}

/** "X takes over from Y", where Y takes over from X. */
function isTurnedRound(own: readonly Name[], others: readonly Name[]): boolean {
  return own.some(({ base, before }) => {
    const there = others.find((other) => other.base === base);
    if (!there || there.before === before || !turning.test(before)) return false;
    return own.some(
      (other) =>
        other.base !== base &&
        others.some((one) => one.base === other.base && one.before === before) &&
        other.before !== before,
    );
  });
}

const turning = /^(?:from|by|to|von|vom|durch|an|statt)$/u;

/** "Docurase carries out the deletion", where the paragraph names another who does. */
function isUnknownAgent(sentence: string, own: readonly Name[], clauses: readonly Clause[]): boolean {
  const [first, second] = tokensOf(sentence);
  if (!first?.isCapital || second?.isCapital === true || !isDoing(second)) return false;
  const small = first.word.toLowerCase();
  if (common.test(small) || functionWordsOf.en.has(small)) return false;
  const isKnown = clauses.some(
    ({ stems, names }) => stems.has(wordStem(small)) || names.some(({ base }) => base === wordBase(small)),
  );
  if (isKnown) return false;
  const isOther = (name: Name) => own.every(({ base }) => base !== name.base);
  return bestOf(clauses, wordsInCommon(sentence, own)).some(({ names }) => names.length > 0 && names.every(isOther));
}

const common = /(?:ion|ment|ness|ity|ance|ence|ing|age|al|ure|ship|ism|ly|s)$/u;

function wordsInCommon(sentence: string, names: readonly Name[]) {
  const stems = [...contentStems(sentence)].filter((stem) => !names.some((name) => name.stems.includes(stem)));
  return ({ stems: others }: Clause) => stems.filter((stem) => others.has(stem)).length;
}

function bestOf(clauses: readonly Clause[], likeness: (clause: Clause) => number): Clause[] {
  const best = Math.max(0, ...clauses.map(likeness));
  return best === 0 ? [] : clauses.filter((clause) => likeness(clause) === best);
}

/** In German a name stands behind a title or another name; in English it is a capital within a sentence. */
function namesOfClause(text: string, language: RuleLanguage): Name[] {
  const tokens = tokensOf(text);
  return tokens.flatMap((token, at) => {
    if (!token.isCapital || noNames.test(token.word) || titles.test(token.word)) return [];
    const first = beginOfName(tokens, at);
    const title = tokens[first - 1];
    const hasTitle = title !== undefined && titles.test(title.word);
    const isName = hasTitle || (language === "en" ? !token.isFirst || first < at : first < at);
    if (!isName) return [];
    const begin = hasTitle ? first - 1 : first;
    const stems = tokens.slice(hasTitle ? begin : Math.max(begin, at - 1), at + 1).map(({ word }) => wordStem(word));
    return [{ base: wordBase(token.word), hasTitle, before: (tokens[begin - 1]?.word ?? "").toLowerCase(), stems }];
  });
}

/** The first of the capitals beside each other, but for the first word, which is one in any case. */
function beginOfName(tokens: readonly Token[], at: number): number {
  let first = at;
  for (; tokens[first]?.isBeside === true; first--) {
    const before = tokens[first - 1];
    if (before?.isCapital !== true || before.isFirst || titles.test(before.word)) break;
  }
  return first;
}
