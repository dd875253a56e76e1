// The names by which a plan refers to answers: the step's key and the field, and for a team its name in between, such
// as `1.supportAreas.Talent/HR` or `2.Customer care.roleClarity`. The mean of a team's own voices has `voices` in the
// place of the step, such as `voices.Customer care.roleClarity`. Only a question that is visible and answered has one,
// so a reference that resolves always leads to something that the business has said.
import { isAnswered, type ProgressData } from "../answers/answers";
import { comparableName, answerPlaces } from "../answers/answer-places";
import { answerInWords, entriesOf, entryName } from "../answers/reading-answers";
import type { AnswerRecord, Question } from "../questionnaire/question";
import { voiceReference, voicesInWords } from "../voices/voice-references";
import { voiceQuestions } from "../voices/voice-ratings";
import { voicesOf } from "../voices/mean-words";
import { answerTo, stepKeys, stepOf, visibleQuestions } from "../questionnaire/questionnaire";

export interface ResolvedReference {
  /** The reference as written. */
  readonly reference: string;
  readonly question: Question;
  /** In words. */
  readonly answer: string;
  /** 0 to 4. */
  readonly stepIndex: number;
  /** The team that was asked, in the step about teams. */
  readonly team?: string;
  /** True if the team itself has said it, by its voices; otherwise the leader has. */
  readonly isVoices?: true;
}

/** Everything that a plan can refer to, in the order of the questions. */
export function allReferences(progressData: ProgressData): ResolvedReference[] {
  return [...givenAnswers(progressData), ...voiceReferences(progressData)];
}

function givenAnswers(progressData: ProgressData): ResolvedReference[] {
  return stepKeys.flatMap((key, stepIndex) => {
    const { repeats } = stepOf(key);
    const entries = entriesOf(key, progressData);
    if (repeats === undefined) return answersIn(stepIndex, entries[0] ?? {}, key);
    const places = answerPlaces(key, progressData);
    return entries.flatMap((entry, nth) =>
      answersIn(stepIndex, entry, places[nth] ?? "")
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
  const byName = new Map(allReferences(progressData).map((each) => [comparableName(each.reference), each]));
  const ofTeams = [...byName].filter(([, { team }]) => team !== undefined);
  return (reference) => {
    const name = comparableName(reference);
    return byName.get(name) ?? ofTeamBeginning(name, ofTeams);
  };
}

const shortestBeginning = 3;

/** Models shorten the names of teams; a beginning that only one team has stands for it. */
function ofTeamBeginning(
  name: string,
  ofTeams: readonly (readonly [string, ResolvedReference])[],
): ResolvedReference | undefined {
  const [, team = "", question = ""] = /^((?:\d|voices)\.[^.]+)(\..+)$/.exec(name) ?? [];
  if (team.length < shortestBeginning + 2) return undefined;
  const found = ofTeams.filter(([known]) => known.startsWith(team) && known.endsWith(question));
  return found.length === 1 ? found[0]?.[1] : undefined;
}

/** Returns the question, and the team that was asked. */
export function aboutReference({ question, team, isVoices }: ResolvedReference): string {
  if (isVoices) return `${voicesOf(team ?? "")}: ${question.text}`;
  return team === undefined ? question.text : `${team}: ${question.text}`;
}

function answersIn(stepIndex: number, answers: AnswerRecord, begin: string): ResolvedReference[] {
  const step = stepOf(stepKeys[stepIndex] ?? "0");
  return visibleQuestions(step, answers).flatMap(({ question }) => {
    const given = answerTo(question, answers);
    const answer = isAnswered(given) ? answerInWords(question, given) : undefined;
    return answer === undefined ? [] : [{ reference: `${begin}.${question.id}`, question, answer, stepIndex }];
  });
}

function voiceReferences({ voices = [] }: ProgressData): ResolvedReference[] {
  return voices.flatMap((said) =>
    voiceQuestions.map((question) => ({
      reference: voiceReference(said, question.id),
      question,
      answer: voicesInWords(said, question.id),
      stepIndex: stepKeys.indexOf("2"),
      team: said.team,
      isVoices: true as const,
    })),
  );
}
