// The names by which a plan refers to answers: the step's key and the field, and for a team its name in between, such
// as `1.supportAreas.Talent/HR` or `2.Customer care.roleClarity`. Only a question that is visible and answered has one,
// so a reference that resolves always leads to something that the business has said.
import { isAnswered, type ProgressData } from "../answers/answers";
import { entriesOf } from "../answers/step-progress";
import type { AnswerRecord, Question } from "../questionnaire/question";
import { answerTo, stepKeys, stepOf, visibleQuestions } from "../questionnaire/questionnaire";
import { answerInWords, entryName } from "../answers/review";

export interface ResolvedReference {
  /** As it is written. */
  readonly reference: string;
  readonly question: Question;
  /** In words. */
  readonly answer: string;
  /** 0 to 4. */
  readonly stepIndex: number;
  /** Which team was asked, in the step about teams. */
  readonly team?: string;
}

/** Everything that a plan can refer to, in the order of the questions. */
export function allReferences(progressData: ProgressData): ResolvedReference[] {
  return stepKeys.flatMap((key, stepIndex) => {
    const { repeats } = stepOf(key);
    const entries = entriesOf(key, progressData);
    if (repeats === undefined) return answersIn(stepIndex, entries[0] ?? {}, key);
    const names = distinctNames(entries.map((entry) => entryName(repeats, entry)));
    return entries.flatMap((entry, nth) =>
      answersIn(stepIndex, entry, `${key}.${names[nth] ?? ""}`)
        .filter(({ question }) => question.id !== repeats.namedBy)
        .map((each) => ({ ...each, team: entryName(repeats, entry) })),
    );
  });
}

/**
 * The question and the answer that a reference stands for; undefined where no visible, answered question has that name.
 */
export function resolveReference(reference: string, progressData: ProgressData): ResolvedReference | undefined {
  return referenceResolver(progressData)(reference);
}

/** The same for many references to the same answers. */
export function referenceResolver(progressData: ProgressData): (reference: string) => ResolvedReference | undefined {
  const byName = new Map(allReferences(progressData).map((each) => [comparable(each.reference), each]));
  return (reference) => byName.get(comparable(reference));
}

function answersIn(stepIndex: number, answers: AnswerRecord, begin: string): ResolvedReference[] {
  const step = stepOf(stepKeys[stepIndex] ?? "0");
  return visibleQuestions(step, answers).flatMap(({ question }) => {
    const given = answerTo(question, answers);
    const answer = isAnswered(given) ? answerInWords(question, given) : undefined;
    return answer === undefined ? [] : [{ reference: `${begin}.${question.id}`, question, answer, stepIndex }];
  });
}

/**
 * Names without the signs that mean something in a marker; where two are alike, or nothing is left, a number tells them
 * apart.
 */
function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  const used = new Map<string, number>();
  return names.map((name) => {
    const plain = name
      .replaceAll(/[[\](){}.,;:`*|\\<>]+/g, " ")
      .replaceAll(/\s+/g, " ")
      .trim();
    const stem = comparable(plain) === "" ? "Team" : plain;
    const key = comparable(stem);
    let nth = used.get(key) ?? 1;
    while (taken.has(numbered(key, nth))) nth++;
    taken.add(numbered(key, nth));
    used.set(key, nth + 1);
    return nth === 1 ? stem : `${stem} ${nth}`;
  });
}

function numbered(stem: string, nth: number): string {
  return nth === 1 ? stem : `${stem}${nth}`;
}

/** Models are careless about case, spaces and slashes, and none of these tells two names apart. */
function comparable(reference: string): string {
  return reference
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}.]+/gu, "");
}
