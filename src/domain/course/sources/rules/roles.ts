// Names that a paragraph has, in the place of another: "Ms Iyer reported" of what Ms Whitcombe has reported.
import { beginsSentence, isDoing, noNames, titles, tokensOf, type Token } from "./names";
import { ofParagraph } from "./of-paragraph";
import { contentStems, functionWordsOf, sentencesOf, wordBase, wordStem, type RuleLanguage } from "./sentence-words";

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

/** "Ms Reppich (chair)" says of her that she has the chair. */
const roleBehind = /(?<=\p{L})\s\((\p{L}{3,30})\)/gu;
const sentenceEnds = /[;!?]\s?/u;
const clauseEnds = /[;!?,()]\s?|\s[–—]\s/u;

function partsIn(language: "en" | "de") {
  return ofParagraph((written) => {
    const paragraph = written.replaceAll(roleBehind, " $1");
    const cut = (ends: RegExp) =>
      sentencesOf(paragraph)
        .flatMap((sentence) => withAppositions(sentence.split(ends)))
        .map((part) => ({
          names: namesOfClause(part, language),
          stems: contentStems(part),
          bases: new Set(tokensOf(part).map(({ word }) => wordBase(word))),
        }));
    const clauses = cut(clauseEnds);
    return {
      clauses,
      others: withoutRepeated(clauses.flatMap(({ names }) => names)),
      sentences: language === "en" ? cut(sentenceEnds) : [],
      renamed: renamedIn(written),
    };
  });
}

const partsOfParagraph = { en: partsIn("en"), de: partsIn("de") };

/** "the officer, Ingrid Solberg, within two days" is one clause, and so is "fell by a fifth, to 12 tonnes". */
function withAppositions(parts: readonly string[]): string[] {
  const joined: string[] = [];
  let isBehindName = false;
  for (const part of parts) {
    const isName = isNameAlone(part);
    if (joined.length > 0 && (isName || isBehindName || belongsBefore.test(part)))
      joined.push(`${joined.pop() ?? ""}, ${part}`);
    else joined.push(part);
    isBehindName = isName;
  }
  return joined;
}

const belongsBefore = /^(?:to|from|with|by|on|in|at|until|within|mit|auf|bis|von|vom|seit|ab|um|am|im)\s/u;

function isNameAlone(part: string): boolean {
  const words = part.trim().split(/\s+/u, 4);
  return words.length > 1 && words.length < 4 && words.every((word) => /^\p{Lu}/u.test(word) && !titles.test(word));
}

/** "Halvorsen Ltd (the Supplier)": what is said of the supplier is said of Halvorsen, too. */
function renamedIn(paragraph: string): ReadonlySet<string> {
  const names = [...paragraph.matchAll(renaming)].flatMap(([whole]) => tokensOf(whole));
  return new Set(names.map(({ word }) => wordBase(word)));
}

const renaming =
  /(?<!\p{L})\p{Lu}[\p{L}\p{M}-]{1,40}(?:\s[\p{L}\p{M}.&-]{1,40}){0,4}\s?\((?:(?:the|der|die|das|den|nachfolgend|hereinafter|im Folgenden)[\s:]{1,2}["“„«]?|["“„«])\p{Lu}[\p{L}-]{1,40}/gu;

export function hasSwappedName(sentence: string, paragraph: string, language: RuleLanguage): boolean {
  if (language === "other") return false;
  const names = withoutRepeated(namesOfClause(sentence, language));
  const own = namesOfClause(sentence, language, "any");
  if (names.length === 0 && language === "de") return false;
  const { clauses, others, sentences, renamed } = partsOfParagraph[language](paragraph);
  return (
    hasNameOfAnotherClause(
      names.filter(({ base }) => !renamed.has(base)),
      own,
      sentence,
      clauses,
    ) ||
    isTurnedRound(names, others) ||
    (language === "en" && isUnknownAgent(sentence, own, sentences))
  );
}

/** All that the sentence says of a name is said of another one, and nothing of this one. */
function hasNameOfAnotherClause(
  names: readonly Name[],
  own: readonly Name[],
  sentence: string,
  clauses: readonly Clause[],
): boolean {
  if (names.length === 0) return false;
  const likeness = wordsInCommon(sentence, own);
  const best = bestOf(clauses, likeness);
  const isLikely = best.some((clause) => likeness(clause) >= leastLikeness) || contentStems(sentence).size <= fewStems;
  if (!isLikely) return false;
  const bases = new Set(own.map(({ base }) => base));
  const instead = best.flatMap((clause) => clause.names).filter(({ base }) => !bases.has(base));
  return names.some(({ base, hasTitle }) => {
    if (!instead.some((other) => other.hasTitle === hasTitle)) return false;
    const named = clauses.filter((clause) => clause.bases.has(base));
    return named.length > 0 && named.every((clause) => likeness(clause) === 0);
  });
}

/** Of a longer sentence one word in common says little. */
const leastLikeness = 2;
const fewStems = 5;

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
  const bases = new Set(own.map(({ base }) => base));
  const isOther = (name: Name) => !bases.has(name.base);
  const isAgent = ({ before }: Name) => before === "" || before === "by";
  return bestOf(clauses, wordsInCommon(sentence, own)).some(({ names }) => names.some(isAgent) && names.every(isOther));
}

const common = /(?:ion|ment|ness|ity|ance|ence|ing|age|al|ure|ship|ism|ly|s)$/u;

/** Counts what a clause has in common with a sentence, its names aside. */
function wordsInCommon(sentence: string, names: readonly Name[]): (clause: Clause) => number {
  const ofNames = new Set(names.flatMap((name) => name.stems));
  const stems = [...contentStems(sentence)].filter((stem) => !ofNames.has(stem));
  const counts = new Map<Clause, number>();
  return (clause) => {
    const count = counts.get(clause) ?? stems.filter((stem) => clause.stems.has(stem)).length;
    counts.set(clause, count);
    return count;
  };
}

function withoutRepeated(names: readonly Name[]): Name[] {
  return [...new Map(names.map((name) => [`${name.base} ${name.before} ${String(name.hasTitle)}`, name])).values()];
}

function bestOf(clauses: readonly Clause[], likeness: (clause: Clause) => number): Clause[] {
  const best = clauses.reduce((most, clause) => Math.max(most, likeness(clause)), 0);
  return best === 0 ? [] : clauses.filter((clause) => likeness(clause) === best);
}

/** Of a longer name the last words are looked at. */
const wordsOfName = 6;

/** In German a name stands behind a title or another name; in English it is a capital within a sentence. */
function namesOfClause(text: string, language: RuleLanguage, isFirstIn: "English" | "any" = "English"): Name[] {
  const tokens = tokensOf(text);
  let first = 0;
  return tokens.flatMap((token, at) => {
    if (!continuesName(token, tokens[at - 1], isFirstIn === "any")) first = at;
    if (!token.isCapital || noNames.test(token.word) || titles.test(token.word)) return [];
    const title = tokens[first - 1];
    const hasTitle = title !== undefined && titles.test(title.word);
    const isName = hasTitle || (language === "en" ? !token.isFirst || first < at : first < at);
    if (!isName) return [];
    const begin = hasTitle ? first - 1 : first;
    const stems = tokens
      .slice(Math.max(begin, at - (hasTitle ? wordsOfName : 1)), at + 1)
      .map(({ word }) => wordStem(word));
    return [{ base: wordBase(token.word), hasTitle, before: (tokens[begin - 1]?.word ?? "").toLowerCase(), stems }];
  });
}

/** Capitals beside each other are one name; the first word of an English sentence is a capital in any case. */
function continuesName(token: Token, before: Token | undefined, isNameFirst: boolean): boolean {
  return (
    token.isBeside &&
    before?.isCapital === true &&
    (!before.isFirst || (isNameFirst && !beginsSentence(before))) &&
    !titles.test(before.word) &&
    !noNames.test(before.word)
  );
}
