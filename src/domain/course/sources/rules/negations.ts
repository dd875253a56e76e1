// Compares whether two sentences deny or affirm, in English and German. A negation counts where the other sentence
// has the very words that it denies. A word of exception ("only", "unless") says neither.
import { ofParagraph } from "./of-paragraph";
import { contentStems, sentencesOf, sentenceWords, wordStem } from "./sentence-words";

const signs = {
  en: /\b(?:not(?! only\b| even\b)|cannot|never|no(?!\.? ?\d)(?! later\b| more than\b| less than\b)|nobody|none|nothing|neither|without|\w+n['’]t)\b/giu,
  de: /(?<![\p{L}])(?:nicht(?! nur| einmal| zuletzt)|nie|niemals|keine?[mnrs]?|keinesfalls|niemand\p{L}*|nichts|weder|ohne)(?![\p{L}])/giu,
} as const;

/** A sentence with one of them denies all of it. */
const prohibitions = {
  en: /\b(?:forbidden|prohibited|banned|excluded?|refused?|denied|impossible)\b/giu,
  de: /(?<![\p{L}])(?:verboten\p{L}*|untersagt\p{L}*|unzulässig\p{L}*|ausgeschlossen\p{L}*|unmöglich)(?![\p{L}])/giu,
} as const;

const exceptions = {
  en: /\b(?:only|unless|except(?:ion|ions|ing)?|save for|other than|apart from)\b/iu,
  de: /(?<![\p{L}])(?:nur|außer|ausser|ausgenommen|es sei denn|sofern nicht|abgesehen von|ausnahme\p{L}*)(?![\p{L}])/iu,
} as const;

const pronoun = /^(?:they|it|he|she|this|these|sie|er|es|dies\p{L}*)(?![\p{L}])/iu;

/** The share of the best likeness that makes another sentence a candidate, too. */
const nearlyAsLike = 0.8;

const stemsOfSentences = ofParagraph((paragraph) =>
  sentencesOf(paragraph).map((other, nth, all) => {
    // "They did not mention it" is about whom the sentence before names.
    const about = pronoun.test(other) ? [`${all[nth - 1] ?? ""} ${other}`, other] : [other];
    return { other, all: about.map((words) => contentStems(words)) };
  }),
);

export function negationsAgree(sentence: string, paragraph: string, language: "en" | "de"): boolean {
  if (exceptions[language].test(sentence)) return true;
  const stems = contentStems(sentence);
  const rated = stemsOfSentences(paragraph).map(({ other, all }) => ({
    other,
    likeness: Math.max(...all.map((others) => likenessOf(stems, others))),
  }));
  const best = Math.max(0, ...rated.map(({ likeness }) => likeness));
  if (best === 0) return true;
  return rated
    .filter(({ likeness }) => likeness >= best * nearlyAsLike)
    .some(({ other }) => deniesTheSame(sentence, other, language));
}

function deniesTheSame(one: string, other: string, language: "en" | "de"): boolean {
  if (isNegative(one, language) === isNegative(other, language)) return true;
  return !deniesWordsOf(one, other, language) && !deniesWordsOf(other, one, language);
}

/** Two negations make an affirmation. */
function isNegative(sentence: string, language: "en" | "de"): boolean {
  return [signs, prohibitions].flatMap((all) => [...sentence.matchAll(all[language])]).length % 2 === 1;
}

/** True if what one sentence denies is said by the other. */
function deniesWordsOf(one: string, other: string, language: "en" | "de"): boolean {
  const stems = contentStems(other);
  if (one.search(prohibitions[language]) >= 0) return true;
  return [...one.matchAll(signs[language])].some(({ index, 0: sign }) => {
    const behind = contentWords(one.slice(index + sign.length));
    const before = contentWords(one.slice(0, index));
    const denied = behind.length > 0 ? behind.slice(0, beforeNoun.test(sign) ? 2 : 1) : before.slice(-2);
    return denied.length > 0 && denied.every((word) => stems.has(wordStem(word)));
  });
}

/** Signs behind which a noun stands, and then what it does. */
const beforeNoun = /^(?:no|kein\p{L}*)$/iu;

/** The words of a stretch that carry meaning. */
function contentWords(stretch: string): string[] {
  return sentenceWords(stretch).filter((word) => contentStems(word).size > 0);
}

/** The share of their words that two sentences have in common. */
function likenessOf(stems: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const shared = [...stems].filter((stem) => others.has(stem)).length;
  return shared === 0 ? 0 : (2 * shared) / (stems.size + others.size);
}
