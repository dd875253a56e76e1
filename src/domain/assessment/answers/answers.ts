// The answers of a business. The types follow from the declared questions, so a field without a question is a compile
// error wherever answers are read or written.
import { isRecord } from "../../kernel/records";
import type { Question, Rating, Step, YesNo } from "../questionnaire/question";
import { type questionnaire, type StepKey } from "../questionnaire/questionnaire";

/** A question or one of those nested below it, as a union of their literal declarations. */
type WithFollowUps<Q> = Q extends Question
  ? Q | (Q extends { reveals: { ask: readonly (infer Next)[] } } ? WithFollowUps<Next> : never)
  : never;

type QuestionIn<S extends Step> = WithFollowUps<S["sections"][number]["questions"][number]>;

type AnswerTo<Q> = Q extends { kind: "rating"; unknown: string }
  ? Rating | "unknown"
  : Q extends { kind: "rating" }
    ? Rating
    : Q extends { kind: "yes-no" }
      ? YesNo
      : Q extends { kind: "choices"; options: readonly (infer Option)[] }
        ? readonly Option[]
        : Q extends { kind: "choice"; options: readonly (infer Option)[] }
          ? Option
          : Q extends { kind: "list" }
            ? readonly string[]
            : string;

type MapField<Id> = Id extends `${infer Field}.${string}` ? Field : never;

type AnswersTo<Q extends Question> = {
  readonly [F in Q as F["id"] extends `${string}.${string}` ? never : F["id"]]?: AnswerTo<F>;
} & {
  readonly [Field in MapField<Q["id"]>]?: {
    readonly [F in Q as F["id"] extends `${Field}.${infer Key}` ? Key : never]?: AnswerTo<F>;
  };
};

type Steps = typeof questionnaire;

/** The ids of a step's questions of one kind, map entries as `map.key`. */
export type IdOfKind<K extends StepKey, Kind extends Question["kind"]> = Extract<
  QuestionIn<Steps[K]>,
  { kind: Kind }
>["id"];
export type OptionIn<K extends StepKey> = Extract<QuestionIn<Steps[K]>, { kind: "choices" }>["options"][number];

/** Every option of every step, as it is stored. */
export type StoredOption = {
  [K in StepKey]: Extract<QuestionIn<Steps[K]>, { options: readonly string[] }>["options"][number];
}[StepKey];

type StrategyAnswers = AnswersTo<QuestionIn<Steps["0"]>>;
type DriversAnswers = AnswersTo<QuestionIn<Steps["1"]>>;
export type TeamAnswers = AnswersTo<QuestionIn<Steps["2"]>>;
type CurrentFutureAnswers = AnswersTo<QuestionIn<Steps["3"]>>;
type DevelopmentAnswers = AnswersTo<QuestionIn<Steps["4"]>>;

type TeamsAnswers = Readonly<Partial<Record<Steps["2"]["repeats"]["field"], readonly TeamAnswers[]>>>;

interface StepAnswers {
  "0": StrategyAnswers;
  "1": DriversAnswers;
  "2": TeamsAnswers;
  "3": CurrentFutureAnswers;
  "4": DevelopmentAnswers;
}

/** The ratings that a team has given itself, without names, in a closed round of voices. */
export interface TeamVoices {
  /** The id of the team, the same in every round. */
  readonly id: string;
  /** The name of the team as references have it. */
  readonly place: string;
  /** Its name as it was typed. */
  readonly team: string;
  readonly voices: number;
  readonly ratings: Readonly<Record<IdOfKind<"2", "rating">, { readonly mean: number; readonly spread: Spread }>>;
}

/** The distance of a team's ratings from each other. */
export type Spread = "close" | "apart" | "far apart";

/**
 * All answers of a business, by step. A missing answer has not been given yet. `voices` are stored by themselves; the
 * reader of the answers adds them (`withVoices`), and only if there are any.
 */
export type ProgressData = { readonly [K in StepKey]?: StepAnswers[K] } & { readonly voices?: readonly TeamVoices[] };

/** Tells whether there is something to read: blank texts and empty lists are no answers, "unknown" is one. */
export function isAnswered(answer: unknown): boolean {
  if (Array.isArray(answer)) return answer.some(isAnswered);
  if (isRecord(answer)) return Object.values(answer).some(isAnswered);
  return typeof answer === "string" && answer.trim() !== "";
}
