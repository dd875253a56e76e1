// The sentences of the quality card about a text.
import { plural } from "../../kernel/locale";
import type { AgendaSum } from "./agenda";
import type { ItemRuleName } from "./items/item-rules";

/** Of each flaw of a question its name, and what is wrong with it. */
export const itemFlawWords: Record<ItemRuleName, { name: string; flaw: string }> = {
  "longest-right": {
    name: "Longest option is right",
    flaw: "The right option is clearly longer than the others, which gives it away.",
  },
  "repeated-words": {
    name: "Repeated words",
    flaw: "Every option repeats the same words.",
  },
  duplicate: {
    name: "Same option twice",
    flaw: "Two options are the same.",
  },
  "all-none": {
    name: "All or none of the above",
    flaw: "An option takes the others together, or none of them.",
  },
  absolute: {
    name: "Absolute term",
    flaw: "An absolute term in a wrong option gives it away.",
  },
  vague: {
    name: "Vague amounts",
    flaw: "The options differ in amounts that everybody reads differently.",
  },
  "negative-stem": {
    name: "Negative question",
    flaw: "The question asks for what does not hold.",
  },
  clang: {
    name: "Word of the question in the right option",
    flaw: "A telling word of the question stands in the right option only.",
  },
};

/** The other rules by their names. */
export const textFindingWords = {
  keyDistribution: {
    name: "Places of the right answers",
    flaw: "The places of the right answers show a pattern, or favor one letter.",
  },
  twoAnswers: (number: string) => `Two answers are named for question ${number}, so none of them counts. Keep one.`,
  answersTogether: (number: string) =>
    `Question ${number} has several right answers: GIFT, Moodle XML and QTI keep them, quizzes and packages leave it out.`,
  agendaSum: {
    name: "Sum of the agenda",
    flaw: ({ minutes, stated }: AgendaSum) => `The agenda says ${stated} minutes, but its parts make ${minutes}.`,
  },
  fact: (fact: string) => `To be checked before use: ${fact}`,
  unserved: {
    "lesson-content": (objective: string) => `Nothing in this lesson practices the objective ${objective}`,
    storyboard: (objective: string) => `No screen serves the objective ${objective}`,
    assessment: (objective: string) => `No question asks for the objective ${objective}`,
  },
  strayQuestion: "No objective of the course is asked for here.",
  stray: "An objective is named here that the outline does not have.",
} as const;

/** The card itself. */
export const qualityWords = {
  title: "Quality",
  flaws: (count: number) => (count === 0 ? "no flaws found" : plural(count, { one: "1 flaw", other: "# flaws" })),
  checks: (count: number) => plural(count, { one: "1 thing to check", other: "# things to check" }),
  lix: (lix: number, level: string) => `readability LIX ${lix} (${level})`,
  byRules: "Found by fixed rules, without a language model. They may be wrong, and nothing here stops you.",
  formOnly:
    "The rules about words know English and German. This text is in another language, so only the rules about form were used.",
  shortPrompt:
    "This text was asked for in the short form for small models. Not asked for: the objective that each part serves, the reason for each option, and marks at facts to be checked. Check its figures, laws and rules yourself.",
  question: (number: string) => `Question ${number}`,
  questions: "Questions",
  to: "to",
  mend: "Mend",
  mendFirst: (where: string) => `Mend ${where.toLowerCase()}`,
} as const;
