// The answers that a read-only link carries: the ratings that the gap profile reads, and no typed sentence. The profile
// is computed from them again, by the same rules, and quotes nothing.
import type { ProgressData } from "../answers/answers";
import { readProgressData } from "../answers/answers-schema";
import { setField } from "../answers/field-paths";
import { entriesOf } from "../answers/reading-answers";
import { companyIndicators } from "../gap-profile/company-indicators";
import { contexts, type Indicator } from "../gap-profile/indicators";
import { teamDimensions } from "../gap-profile/team-dimensions";
import type { AnswerRecord, Question } from "../questionnaire/question";
import { answerTo, fieldPath, type StepKey, stepKeys, stepOf, visibleQuestions } from "../questionnaire/questionnaire";

const indicators: readonly Indicator[] = [...Object.values(companyIndicators), ...Object.values(teamDimensions)];

/** The ratings, what was ticked below them, the names of the teams and the skills that these ask for. */
export function ratedAnswers(progressData: ProgressData): ProgressData {
  const steps = stepKeys.map((key) => {
    const entries = entriesOf(key, progressData).map((answers) => ratedIn(key, answers));
    const { repeats } = stepOf(key);
    return [key, repeats ? { [repeats.field]: entries } : (entries[0] ?? {})];
  });
  return readProgressData(Object.fromEntries(steps));
}

function ratedIn(key: StepKey, answers: AnswerRecord): AnswerRecord {
  return visibleQuestions(stepOf(key), answers)
    .filter(({ question }) => isShared(key, question))
    .reduce<AnswerRecord>(
      (kept, { question }) => setField(kept, fieldPath(question.id), answerTo(question, answers)),
      {},
    );
}

function isShared(key: StepKey, question: Question): boolean {
  const { repeats } = stepOf(key);
  if (repeats && [repeats.namedBy, "trainingNeeds", "trainingSkills"].includes(question.id)) return true;
  const read = fieldsReadIn(key);
  const isTickedBelow = question.kind === "choices" && ratedAbove(key, question, read);
  return read.has(question.id) || isTickedBelow;
}

function fieldsReadIn(key: StepKey): ReadonlySet<string> {
  const fields = indicators.filter(({ step }) => step === key).flatMap(({ field, absent }) => [field, absent?.ifNo]);
  const beside = Object.values(contexts).flatMap(({ step, field }) => (step === key ? [field] : []));
  return new Set([...fields, ...beside].filter((field) => field !== undefined));
}

function ratedAbove(key: StepKey, ticked: Question, read: ReadonlySet<string>): boolean {
  const asked = stepOf(key).sections.flatMap(({ questions }) => questions.flatMap(withFollowUps));
  return asked.some(({ id, reveals }) => read.has(id) && reveals?.ask.some((each) => each.id === ticked.id));
}

function withFollowUps(question: Question): Question[] {
  return [question, ...(question.reveals?.ask ?? []).flatMap(withFollowUps)];
}
