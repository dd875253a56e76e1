/** The words by which the rules about questions read a language. */
export interface Lexicon {
  /** An option that takes the others together, or none of them. */
  allOrNone: RegExp;
  /** A term without exceptions. */
  absolute: RegExp;
  /** A term that is absolute only where there are several. */
  weaklyAbsolute: RegExp;
  /** An amount or a frequency that everybody reads differently. */
  vague: RegExp;
  /** A question for what does not hold. */
  negative: RegExp;
  /** What says in which order things stand, so that the same words are not the same answer. */
  ordering: RegExp;
  /** Around it the same words may change places without changing what they say. */
  linking: RegExp;
  /** A relative clause, for which an adjective may stand. */
  relative: RegExp;
  /** The common endings of inflection. */
  endings: RegExp;
  /** The words for numbers, with their digits. */
  numerals: ReadonlyMap<string, string>;
  /** What a word with an article in it is without that. */
  contracted: ReadonlyMap<string, string>;
  /** Words without a meaning of their own. */
  fillers: ReadonlySet<string>;
  /** Words that half of all questions at work contain, so that one of them tells nothing. */
  commonplace: ReadonlySet<string>;
  /** Whether a word may say on its own what to do. */
  asksAlone: (word: string) => boolean;
  /** What the words of an option are, grammatically, where that can be told. */
  formOf: (option: string) => OptionForm | undefined;
  /** Whether the end of the stem fits the option; undefined where it says nothing about it. */
  fits: (stem: string, option: string) => boolean | undefined;
}

/** "Painting floors" does something, "working hours" are a thing: only what stands beside it tells. */
export type OptionForm =
  | "gerund or noun"
  | "noun"
  | "verb"
  | "third person"
  | "gerund"
  | "infinitive"
  | "preposition"
  | "clause"
  | "sentence";
