// Gives a step of the questionnaire its German texts. Ids, kinds, bounds and stored options are the English step's.
import type { Question, Step } from "../../../../../domain/assessment/questionnaire/question";
import type { InLanguage } from "../../../../in-language";

type WithFollowUps<Q> = Q extends Question
  ? Q | (Q extends { reveals: { ask: readonly (infer Next)[] } } ? WithFollowUps<Next> : never)
  : never;

type QuestionIn<S extends Step> = WithFollowUps<S["sections"][number]["questions"][number]>;

type Shown = "text" | "hint" | "ends" | "unknown";

type TextsOf<Q> = { readonly [Field in keyof Q & Shown]: InLanguage<Q[Field]> };

type OneForEach<List extends readonly unknown[]> = { readonly [Nth in keyof List]: string };

interface GermanStep<S extends Step> {
  readonly title: string;
  readonly intro: string;
  /** The name of an entry without one, where the step repeats. */
  readonly unnamed: S extends { repeats: object } ? string : undefined;
  /** Of the sections, in their order. */
  readonly headings: OneForEach<S["sections"]>;
  readonly questions: { readonly [Q in QuestionIn<S> as Q["id"]]: TextsOf<Q> };
}

type Unnamed<S extends Step> = S extends { repeats: object } ? GermanStep<S> : Omit<GermanStep<S>, "unnamed">;

export function stepInGerman<const S extends Step>(english: S, german: Unnamed<S>): InLanguage<S> {
  const { title, intro, unnamed, headings, questions } = german as Omit<GermanStep<Step>, "unnamed"> & {
    unnamed?: string;
  };
  const sections = english.sections.map((section, nth) => ({
    heading: headings[nth] ?? section.heading,
    questions: section.questions.map((question) => inGerman(question, questions)),
  }));
  const repeats = english.repeats && { repeats: { ...english.repeats, unnamed: unnamed ?? english.repeats.unnamed } };
  return { ...english, title, intro, sections, ...repeats } as unknown as InLanguage<S>;
}

function inGerman(question: Question, texts: Readonly<Record<string, object>>): Question {
  const german = texts[question.id];
  if (!german) throw new Error(`The question ${question.id} has no German text.`);
  const { reveals } = question;
  const followUps = reveals && {
    reveals: { when: reveals.when, ask: reveals.ask.map((next) => inGerman(next, texts)) },
  };
  return { ...question, ...german, ...followUps };
}
