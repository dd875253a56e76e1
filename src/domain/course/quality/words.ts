// The sentences of the quality card about a text.
import { plural } from "../../kernel/locale";
import type { AgendaSum } from "./agenda";
import type { ItemRuleName } from "./items/item-rules";

/** Of each flaw of a question its name, what is wrong with it, and how it is mended. */
export const itemFlawWords: Record<ItemRuleName, { name: string; flaw: string; remedy: string }> = {
  "longest-right": {
    name: "Longest option is right",
    flaw: "The right option is clearly longer than the others, which gives it away.",
    remedy: "Make all options about as long as each other.",
  },
  "repeated-words": {
    name: "Repeated words",
    flaw: "Every option repeats the same words.",
    remedy: "Move the words that all options share into the question.",
  },
  duplicate: {
    name: "Same option twice",
    flaw: "Two options are the same.",
    remedy: "Let every option say something of its own.",
  },
  "all-none": {
    name: "All or none of the above",
    flaw: "An option takes the others together, or none of them.",
    remedy: "Replace the option that refers to the others by one with a content of its own.",
  },
  absolute: {
    name: "Absolute term",
    flaw: "An absolute term in a wrong option gives it away.",
    remedy: "Write the wrong options without absolute terms such as always, never or only.",
  },
  vague: {
    name: "Vague amounts",
    flaw: "The options differ in amounts that everybody reads differently.",
    remedy: "Write figures or facts instead of vague amounts such as often, some or rarely.",
  },
  "negative-stem": {
    name: "Negative question",
    flaw: "The question asks for what does not hold.",
    remedy: "Ask for what holds instead.",
  },
  clang: {
    name: "Word of the question in the right option",
    flaw: "A telling word of the question stands in the right option only.",
    remedy: "Use no telling word of the question in the right option alone.",
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
    remedy: "Let the minutes of the agenda make the total that it states.",
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
  mendWish: (name: string, remedy: string) => `Mend this flaw: ${name}. ${remedy}`,
} as const;
