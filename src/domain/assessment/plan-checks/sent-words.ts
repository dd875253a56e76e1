// The words of the diagnosis behind the prompt, which model and business read.
import type { TrainingIsTheAnswer } from "../gap-profile/rules/training-rules";

/** The words that the rules around it use; a page says what a gap needs. */
export const sentVerdicts = {
  no: "Training is not the answer",
  yes: "Training helps",
  partly: "Training is part of the answer",
} as const satisfies Record<TrainingIsTheAnswer, string>;

function eitherOf(sections: readonly string[]): string {
  return sections.map((heading) => `"${heading}"`).join(" or ");
}

/** The sentences; `heading` and `sections` are headings of the plan. */
export const sentWords = {
  diagnosis: "Diagnosis, computed from the ratings above by fixed rules. The plan never says the opposite of it.",
  pressing: (heading: string) =>
    `The plan has to deal with each of these gaps: an item outside the ${heading} has its mark.`,
  others: "All other gaps, by the names of their answers:",
  everyOther: "every other gap",
  notTraining: (heading: string) =>
    `Where training is not the answer, an item under "${heading}" has the mark and says what has to be decided first; otherwise no objective, coaching or course may have it.`,
  since: (answeredOn: string | undefined) =>
    `Since the last round${answeredOn === undefined ? "" : ` (answered on ${answeredOn})`}: the same questions, compared by fixed rules. What only one of the rounds answers is not compared.`,
  noCause:
    "The difference says that something has moved, never why. Do not say that training or anything else has caused it.",
  sinceMarks: (heading: string) =>
    `An item for a gap with a line below has the mark of that line before the mark that names its answers, and says nothing else of it. The pressing gaps that are still open need that mark; a closed one stands under "${heading}" only with [since: closed].`,
  noGaps: "No gap last time, and none now.",
  moved: (was: string, is: string) => `was ${was}, is ${is}.`,
  renamed: (now: string, before: string) => `${now} was called ${before} last time.`,
  added: (team: string) => `${team} was not among the teams last time; it is not compared.`,
  removed: (team: string) => `${team} is not among the teams now.`,
  givenFacts: (sections: readonly string[], marks: string) =>
    `Under ${eitherOf(sections)} an item names the people or the hours and has its mark: ${marks}.`,
  missingFacts: (sections: readonly string[]) =>
    `The business has not said what is asked here. An item under ${eitherOf(sections)} says what is missing, and nothing of it is guessed:`,
} as const;
