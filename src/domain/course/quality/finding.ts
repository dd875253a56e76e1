/** A question (as `questionsOf` counts them), a section (as `sectionsOf` does), or the whole text. */
type FindingPlace = { question: number } | { section: number } | "text";

/** One thing that a rule found in a text, without a model. It is told, and never blocks. */
export interface Finding {
  /** The rule's name, as docs and tests have it. */
  rule: string;
  place: FindingPlace;
  /** A flaw is to be mended; a check is something that only a person can judge. */
  severity: "flaw" | "check";
  /** The fault, in a sentence for the person. */
  text: string;
}
