// The parts of a questionnaire. A question is plain data, and its follow-ups are nested under it. Every condition looks
// at one answer only, the one directly above, so there is no expression language and no id that points at another.
// Wizard, answer types, schema, review, gap profile and prompt are all derived from this declaration.

export const ratings = ["1", "2", "3", "4", "5"] as const;
export type Rating = (typeof ratings)[number];
export type YesNo = "yes" | "no";

/** The answers that reveal follow-ups: a rating up to or from a point, a yes or no, or a ticked option. */
export type When = { atMost: 1 | 2 | 3 | 4 } | { atLeast: 2 | 3 | 4 | 5 } | { is: YesNo } | { includes: string };

interface Reveal {
  readonly when: When;
  readonly ask: readonly Question[];
}

interface QuestionBase {
  /** The field that keeps the answer; `map.key` is one entry of a map, and the key may hold spaces and slashes. */
  readonly id: string;
  /** The whole question: it names the control and makes sense on its own, as the prompt repeats it word for word. */
  readonly text: string;
  readonly hint?: string;
  /** A step is whole without it: where it has no answer, neither review nor prompt speaks of it. */
  readonly optional?: true;
  /** A fact that rarely changes: the next round takes its answer over, to be confirmed or changed. */
  readonly lasting?: true;
  readonly reveals?: Reveal;
}

/** Kept as "1" to "5". */
export interface RatingQuestion extends QuestionBase {
  readonly kind: "rating";
  /** The meanings of 1 and of 5. */
  readonly ends: readonly [one: string, five: string];
  /** Names one more option, kept as "unknown". */
  readonly unknown?: string;
}

/** Kept as "yes" or "no". */
export interface YesNoQuestion extends QuestionBase {
  readonly kind: "yes-no";
}

/** `text` is one line, `long-text` has room for several; both are kept as they were typed. */
export interface TextQuestion extends QuestionBase {
  readonly kind: "text" | "long-text";
  /** Characters; where it is not given, what any text may have. */
  readonly most?: number;
}

/** Typed with commas in between and kept as a list. */
export interface ListQuestion extends QuestionBase {
  readonly kind: "list";
}

/** Any number of the options, kept as a list. */
export interface ChoicesQuestion extends QuestionBase {
  readonly kind: "choices";
  readonly options: readonly string[];
}

/** One of the options, kept as it is worded. */
export interface ChoiceQuestion extends QuestionBase {
  readonly kind: "choice";
  readonly options: readonly string[];
}

/** A whole number, kept as its digits. */
export interface NumberQuestion extends QuestionBase {
  readonly kind: "number";
}

/** A day, kept as "2027-01-31". */
export interface DateQuestion extends QuestionBase {
  readonly kind: "date";
}

export type Question =
  | RatingQuestion
  | YesNoQuestion
  | TextQuestion
  | ListQuestion
  | ChoicesQuestion
  | ChoiceQuestion
  | NumberQuestion
  | DateQuestion;

/** Questions that stand together on the screen below one heading. */
export interface Section {
  readonly heading: string;
  readonly questions: readonly Question[];
}

export interface Step {
  readonly title: string;
  readonly intro: string;
  readonly sections: readonly Section[];
  /** The whole step is asked once for each entry of the list in this field, and each entry is named by a question. */
  readonly repeats?: { readonly field: string; readonly namedBy: string; readonly unnamed: string };
}

/** Answers by field, as the screens and helpers handle them; a step's own type is derived in `answers.ts`. */
export type AnswerRecord = Readonly<Record<string, unknown>>;
