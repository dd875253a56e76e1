// Twelve ratings of the assessment, read by the same rules. Each axis of the radar has one, and today is beside
// tomorrow. Each rating that a rule looks at is asked as well: roles beside objectives and collaboration, processes and
// technology beside efficiency, customers and readiness. So a verdict on training means the same here as in the whole
// profile.
import type { IdOfKind, ProgressData } from "../answers/answers";
import { setField } from "../answers/field-paths";
import type { AnswerRecord, RatingQuestion } from "../questionnaire/question";
import { fieldPath, questionOf, type StepKey, stepOf } from "../questionnaire/questionnaire";
import { needsCheckWords } from "./words";

type RatingAsked = { [K in StepKey]: readonly [step: K, field: IdOfKind<K, "rating">] }[StepKey];

const ratingsAsked = {
  direction: [
    ["0", "visionConfidence"],
    ["0", "strategicObjectives"],
  ],
  business: [
    ["1", "customerSatisfaction"],
    ["1", "efficiencySatisfaction"],
    ["1", "supportAreas.Processes"],
    ["1", "supportAreas.Technology"],
  ],
  todayAndTomorrow: [
    ["3", "currentPerformance"],
    ["3", "futureReadiness"],
    ["4", "needsIdentification"],
  ],
  team: [
    ["2", "objectiveClarity"],
    ["2", "roleClarity"],
    ["2", "collaboration"],
  ],
} as const satisfies Record<keyof typeof needsCheckWords.sections, readonly RatingAsked[]>;

export interface NeedsCheckQuestion {
  /** Names its answer. */
  readonly key: string;
  readonly step: StepKey;
  readonly question: RatingQuestion;
}

/** The questions in the assessment's own words, without their follow-ups. */
export const needsCheckSections = Object.entries(ratingsAsked).map(([section, ratings]) => ({
  heading: needsCheckWords.sections[section as keyof typeof ratingsAsked],
  questions: ratings.flatMap(([step, field]): NeedsCheckQuestion[] => {
    const question = questionOf(stepOf(step), field);
    return question?.kind === "rating" ? [{ key: `${step}.${field}`, step, question }] : [];
  }),
}));

export const needsCheckQuestions = needsCheckSections.flatMap(({ questions }) => questions);

/** Ratings by the names of their questions; what is not rated is missing. */
export type NeedsCheckAnswers = Readonly<Record<string, string>>;

/** Reads what a browser has kept, without a schema: a visitor should not have to load one. */
export const needsCheckAnswers = {
  parse(stored: unknown): NeedsCheckAnswers {
    if (typeof stored !== "object" || stored === null) throw new TypeError("These are no ratings.");
    const given = new Map(Object.entries(stored));
    const answers = needsCheckQuestions.flatMap(({ key, question }) => {
      const answer: unknown = given.get(key);
      const isOne =
        typeof answer === "string" && (/^[1-5]$/.test(answer) || (answer === "unknown" && question.unknown));
      return isOne ? [[key, answer] as const] : [];
    });
    return Object.fromEntries(answers);
  },
};

/** The same ratings where the assessment keeps them. */
export function asProgress(answers: NeedsCheckAnswers): ProgressData {
  const { "2": team, ...company } = needsCheckQuestions.reduce<AnswerRecord>(
    (progress, { key, step, question }) => setField(progress, [step, ...fieldPath(question.id)], answers[key]),
    {},
  );
  const teams = team ? { "2": { teams: [{ teamName: needsCheckWords.team, ...team }] } } : {};
  return { ...company, ...teams };
}
