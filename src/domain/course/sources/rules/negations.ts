// Compares whether two clauses deny or affirm, in English and German. A negation counts where the other clause has the
// very words that it denies. A word of exception ("only", "unless") says neither, and neither does one that denies by
// its meaning ("is missing", "protects from") beside a negation in the other clause.
import { deniesOnly, exceptionFor } from "./excepted";
import {
  adverbs,
  upperBound,
  concession,
  emphasized,
  isNegative,
  signsIn,
  beforeNoun,
  conditional,
  contrast,
  duty,
  evenSo,
  exceptions,
  implied,
  restriction,
  isBefore,
  light,
  noDuty,
  ofPhrase,
  only,
  passing,
  permits,
  prohibitions,
  pronoun,
  signs,
  turns,
} from "./negation-words";
import { figuresIn } from "./numbers";
import { ofParagraph } from "./of-paragraph";
import {
  contentStems,
  sentencesOf,
  sentenceWords,
  shareOfWords,
  wordBase,
  wordStem,
  type RuleLanguage,
} from "./sentence-words";

type KnownLanguage = Exclude<RuleLanguage, "other">;

/** The share of the best likeness that makes another clause a candidate, too. */
const nearlyAsLike = 0.8;
/** So many candidates are compared with each other at most. */
const mostCandidates = 40;
/** Of the sentence before so many characters are looked at. */
const longestBefore = 400;

function clausesIn(language: KnownLanguage) {
  return ofParagraph((paragraph) => {
    const clauses = sentencesOf(paragraph).flatMap((sentence, nth, all) => {
      // "They did not mention it" is about whom the sentence before names.
      const before = pronoun.test(sentence) ? `${all[nth - 1]?.slice(-longestBefore) ?? ""} ` : "";
      return clausesOf(sentence.replace(restriction, ""), language, true).map((other, at, clauses) => {
        // "and is not reheated" is about what the clause before names.
        const whole = predicate.test(other) ? [`${clauses[at - 1] ?? ""}${other}`] : [];
        return { other, about: [...(before === "" ? [] : [before + other]), ...whole, other] };
      });
    });
    // A clause that comes again says nothing new.
    const different = new Map(clauses.map((clause) => [clause.about.join("\n"), clause]));
    return [...different.values()].map(({ other, about }) => ({ other, all: about.map(contentStems) }));
  });
}

const clausesOfParagraph = { en: clausesIn("en"), de: clausesIn("de") };

export function negationsAgree(said: string, paragraph: string, language: KnownLanguage): boolean {
  if (deniesOnly(said, paragraph, language)) return false;
  const sentence = said
    .replaceAll(adverbs[language], language === "en" ? "never" : "nie")
    .replace(contrast, "")
    .replace(emphasized, language === "en" ? "nobody" : "niemand");
  return [...new Set([sentence, sentence.replace(concession, "")])].every((each) =>
    wordsAgree(each, paragraph, language),
  );
}

function wordsAgree(sentence: string, paragraph: string, language: KnownLanguage): boolean {
  if (exceptions[language].test(sentence) || conditional[language].test(sentence)) return true;
  if (isOfOthers(sentence, paragraph)) return true;
  const exception = exceptionFor(sentence, paragraph);
  if (exception !== undefined) return isNegative(sentence, language) !== isNegative(exception, language);
  const others = clausesOfParagraph[language](paragraph);
  return [...new Set(clausesOf(sentence, language))].every(
    (clause) => upperBound.test(clause) || agreesWithBest(clause, others, language),
  );
}

/** "168 have not answered", where 312 of 480 have. */
function isOfOthers(sentence: string, paragraph: string): boolean {
  const values = valuesOf(paragraph);
  return figuresIn(sentence).some(({ value, unit }) => unit === undefined && value > 2 && !values.has(value));
}

const valuesOf = ofParagraph((paragraph) => new Set(figuresIn(paragraph).map(({ value }) => value)));

interface OtherClause {
  other: string;
  all: readonly ReadonlySet<string>[];
}

function agreesWithBest(clause: string, others: readonly OtherClause[], language: KnownLanguage): boolean {
  const stems = contentStems(clause);
  const rated = others.map(({ other, all }) => ({
    other,
    likeness: Math.max(...all.map((each) => shareOfWords(stems, each))),
  }));
  const best = Math.max(0, ...rated.map(({ likeness }) => likeness));
  if (best === 0) return true;
  const nearest = rated.filter(({ likeness }) => likeness >= best * nearlyAsLike).slice(0, mostCandidates);
  return nearest.every(({ other }) => {
    if (deniesTheSame(clause, other, language)) return true;
    // Another one says of the same words what this one says.
    return nearest.some((one) => {
      if (one.other === other || !deniesTheSame(clause, one.other, language)) return false;
      return isNegative(clause, language)
        ? isNegative(one.other, language)
        : !deniesTheSame(other, one.other, language);
    });
  });
}

/** A comma ends a clause if so many words stand on both sides, and another subject behind it. */
const wordsOfClause = 4;
const predicate =
  /^\s(?:and|but|or|und|aber|oder)\s(?:must|may|can|should|will|is|are|was|were|has|have|had|does|do|did|darf|dürfen|muss|müssen|kann|können|soll|sollen|wird|werden|ist|sind|hat|haben|war|waren|wurde|wurden)(?!\p{L})/u;
const clauseBegins =
  /^(?::|\sbecause\s|,\s(?:(?:weil|da|denn|obwohl|because|although)(?!\p{L})|\p{Lu}|\d|(?:the|an?|this|these|those|all|no|each|every|it|they|he|she|we|you|his|her|their|your|der|die|das|den|dem|eine?[mnrs]?|keine?[mnrs]?|es|sie|er|wir|man|alle|jede[rns]?)(?!\p{L})))/u;

interface DenyingClause {
  text: string;
  words: number;
  signs: string[];
}

/** The parts of a sentence that may deny or affirm by themselves. */
function clausesOf(sentence: string, language: KnownLanguage, isCutAtVerbs = false): string[] {
  return sentence.split(/[;–—]\s?|\s-\s/u).flatMap((part) => {
    const clauses: DenyingClause[] = [];
    for (const text of part.split(/(?=[,:]\s|\s(?:and|but|und|aber|sondern|or|oder|because)\s)/u)) {
      const last = clauses.at(-1);
      const piece = { text, words: sentenceWords(text).length, signs: signsIn(text, language) };
      if (last === undefined || areApart(last, piece, isCutAtVerbs)) clauses.push(piece);
      // Nothing of a clause is counted anew: it may have thousands of pieces.
      else {
        last.text += text;
        last.words += piece.words;
        last.signs.push(...piece.signs);
      }
    }
    return clauses.map(({ text }) => text);
  });
}

function areApart(last: DenyingClause, piece: DenyingClause, isCutAtVerbs: boolean): boolean {
  const areBothDenying = [last, piece].every(({ signs: found }) => found.length > 0) && !isOfPhrase(last);
  const areBothLong = [last, piece].every(({ words }) => words >= wordsOfClause);
  return (
    areBothDenying || (areBothLong && (clauseBegins.test(piece.text) || (isCutAtVerbs && predicate.test(piece.text))))
  );
}

function deniesTheSame(one: string, other: string, language: KnownLanguage): boolean {
  const [first, second] = [signsIn(one, language), signsIn(other, language)];
  const isOneNegative = isNegative(one, language);
  if (isOneNegative === isNegative(other, language))
    return !isOfPhraseOnly(first, second) || !deniesOther(one, other, language);
  const [negative, affirmative] = isOneNegative ? [one, other] : [other, one];
  if (deniesByMeaning(affirmative, negative, language)) return true;
  // "Only in pairs" denies all else; "even alone" says the opposite of it.
  if (isOneNegative && only[language].test(affirmative) && !evenSo[language].test(negative)) return true;
  if (!isOneNegative && turns.test(negative) && isBefore.test(affirmative)) return true;
  if (conditional[language].test(negative)) return true;
  if (noDuty.test(negative) && !duty.test(affirmative)) return true;
  return !deniesWordsOf(one, other, language) && !deniesWordsOf(other, one, language);
}

/** Not where the other clause denies that very word: "is free" and "is not free". */
function deniesByMeaning(affirmative: string, negative: string, language: KnownLanguage): boolean {
  const [word] = implied[language].exec(affirmative) ?? [];
  return word !== undefined && !sentenceWords(negative).some((other) => wordBase(other) === wordBase(word));
}

/** "Without gloves and glasses you may not enter" is one clause. */
function isOfPhrase({ signs: found, words }: DenyingClause): boolean {
  return words < wordsOfClause && found.every((sign) => ofPhrase.test(sign));
}

/** "Not approved" is no "approved without changes". */
function isOfPhraseOnly(first: readonly string[], second: readonly string[]): boolean {
  const arePhrases = [first, second].map((found) => found.length > 0 && found.every((sign) => ofPhrase.test(sign)));
  return first.length === 1 && second.length === 1 && arePhrases[0] !== arePhrases[1];
}

const behindSign = {
  en: new RegExp(`(?:${signs.en.source})\\s+(?:(?:have|need) to\\s+)?(?:be\\s+)?([\\p{L}]+)`, "iu"),
  de: new RegExp(`(?:${signs.de.source})\\s+([\\p{L}]+)`, "iu"),
} as const;

function deniesOther(one: string, other: string, language: KnownLanguage): boolean {
  const [whole, phrase] = ofPhrase.test(signsIn(one, language)[0] ?? "") ? [other, one] : [one, other];
  const affirmed = phrase.replace(/(?<!\p{L})(?:without|ohne)(?!\p{L}).*$/isu, "");
  const [, verb = ""] = behindSign[language].exec(whole) ?? [];
  return !light.test(verb) && deniesWordsOf(whole, affirmed, language);
}

/** True if what one clause denies is said by the other. */
function deniesWordsOf(one: string, other: string, language: KnownLanguage): boolean {
  const stems = contentStems(other);
  const others = contentWords(other);
  if (one.search(prohibitions[language]) >= 0 && sharesMost(one, stems)) return true;
  return [...one.matchAll(signs[language])].some(({ index, 0: sign }) => {
    const behind = contentWords(untilBreak(one.slice(index + sign.length)));
    const before = contentWords(one.slice(0, index));
    const ofNoun = behind.slice(0, light.test(behind[1] ?? "") ? 1 : 2);
    const denied = behind.length > 0 ? (beforeNoun.test(sign) ? ofNoun : behind.slice(0, 1)) : before.slice(-2);
    const isSaid = (words: readonly string[]) =>
      words.every((word) => stems.has(wordStem(word)) || isJoined(word, others));
    const [verb = "", ...objects] = behind.slice(0, 4);
    if (light.test(verb)) {
      const about = [...before.slice(-1), ...objects].slice(0, 2);
      if (objects.length > 1 && isSaid(objects)) return true;
      if (before.length > 0 && about.length > 1 && isSaid(about)) return true;
      if (objects.length === 0 && permits.test(other) && isSaid(before.slice(-1))) return true;
    }
    return denied.length > 0 && isSaid(denied);
  });
}

/** "Batteriewechsel" is said by "wechseln". */
function isJoined(word: string, others: readonly string[]): boolean {
  const base = wordBase(word);
  return others.some((other) => {
    const end = wordBase(other);
    return end.length >= 5 && base.length >= end.length + 3 && base.endsWith(end);
  });
}

/** True for a clause that has half of the words of a prohibition, or two of them. */
function sharesMost(prohibition: string, stems: ReadonlySet<string>): boolean {
  const own = [...contentStems(prohibition)];
  const shared = own.filter((stem) => stems.has(stem)).length;
  return shared >= 2 || shared * 2 >= own.length - 1;
}

function untilBreak(words: string): string {
  return words.split(/[,;:()–—]/u, 1)[0] ?? "";
}

/** The words of a stretch that carry meaning. */
function contentWords(stretch: string): string[] {
  return sentenceWords(stretch).filter((word) => !passing.test(word) && contentStems(word).size > 0);
}
