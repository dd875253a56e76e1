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
  /** Words that half of all questions at work contain, so that one of them tells nothing. */
  commonplace: ReadonlySet<string>;
}
