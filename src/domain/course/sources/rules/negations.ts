// Compares whether two sentences deny or affirm, in English and German. Two negations make an affirmation; a word of
// exception ("only", "unless") says neither, so such a sentence is not compared.
import { contentStems, sentencesOf } from "./sentence-words";

const signs = {
  en: /\b(?:not(?! only\b| even\b)|cannot|never|no(?!\.? ?\d)(?! later\b| more than\b| less than\b)|nobody|none|nothing|neither|without|forbidden|prohibited|banned|excluded?|refused?|denied|impossible|\w+n['’]t)\b/giu,
  de: /(?<![\p{L}])(?:nicht(?! nur| einmal| zuletzt)|nie|niemals|keine?[mnrs]?|keinesfalls|niemand\p{L}*|nichts|weder|ohne|verboten\p{L}*|untersagt\p{L}*|unzulässig\p{L}*|ausgeschlossen\p{L}*|unmöglich)(?![\p{L}])/giu,
} as const;

const exceptions = {
  en: /\b(?:only|unless|except(?:ion|ions|ing)?|save for|other than|apart from)\b/iu,
  de: /(?<![\p{L}])(?:nur|außer|ausser|ausgenommen|es sei denn|sofern nicht|abgesehen von|ausnahme\p{L}*)(?![\p{L}])/iu,
} as const;

const pronoun = /^(?:they|it|he|she|this|these|sie|er|es|dies\p{L}*)(?![\p{L}])/iu;

/** The share of the best likeness that makes another sentence a candidate, too. */
const nearlyAsLike = 0.8;

export function negationsAgree(sentence: string, paragraph: string, language: "en" | "de"): boolean {
  if (exceptions[language].test(sentence)) return true;
  const stems = contentStems(sentence);
  const rated = sentencesOf(paragraph).map((other, nth, all) => {
    // "They did not mention it" is about whom the sentence before names.
    const about = pronoun.test(other) ? `${all[nth - 1] ?? ""} ${other}` : other;
    return { other, likeness: Math.max(...[about, other].map((words) => likenessOf(stems, contentStems(words)))) };
  });
  const best = Math.max(0, ...rated.map(({ likeness }) => likeness));
  if (best === 0) return true;
  const denies = isNegative(sentence, language);
  return rated
    .filter(({ likeness }) => likeness >= best * nearlyAsLike)
    .some(({ other }) => isNegative(other, language) === denies);
}

function isNegative(sentence: string, language: "en" | "de"): boolean {
  return [...sentence.matchAll(signs[language])].length % 2 === 1;
}

/** The share of their words that two sentences have in common. */
function likenessOf(stems: ReadonlySet<string>, others: ReadonlySet<string>): number {
  const shared = [...stems].filter((stem) => others.has(stem)).length;
  return shared === 0 ? 0 : (2 * shared) / (stems.size + others.size);
}
