// Reads the ratings of a business: the gaps, their order and reasons, and whether training is the answer. It is a pure
// function: the same answers give the same profile, and the order of the teams does not matter. A missing answer lowers
// the coverage but never becomes a gap.
import { canonicalText } from "../../kernel/records";
import { answerPlaces } from "../answers/answer-places";
import type { ProgressData, TeamAnswers } from "../answers/answers";
import { getField } from "../answers/field-paths";
import { type RadarAxis, radarOf } from "./radar";
import { type CompanyIndicatorId, companyIndicators } from "./company-indicators";
import { type ContextId, contexts } from "./indicators";
import { type ContextReading, type Gap, isGap, rankedGaps } from "./ranking";
import { type IndicatorResult, type IndicatorId, type ReadAt, readIndicator, type Reading } from "./reading";
import type { RulesOfIndicators } from "./rules/training-rules";
import { type TeamDimensionId, teamDimensions } from "./team-dimensions";
import { questionnaire, ratingOf } from "../questionnaire/questionnaire";
import { entryName } from "../answers/reading-answers";

/** An indicator that could not be read: its question was not answered, is hidden, or was answered with "unknown". */
export interface Unread {
  readonly indicator: IndicatorId;
  readonly label: string;
  readonly team?: string;
}

/** The profile as far as the ratings alone give it. */
export interface ReadProfile {
  /** The share of the profile's readings that could be read, 0 to 1. Without any team the teams count as one unread. */
  readonly coverage: number;
  /** Medium and worse, the most pressing first. */
  readonly gaps: readonly Gap[];
  /** Everything that was read and is no gap, the strongest first. */
  readonly strengths: readonly Reading[];
  readonly unread: readonly Unread[];
  readonly contexts: readonly ContextReading[];
  readonly radar: readonly RadarAxis[];
}

/**
 * Reads the whole profile from the answers; hidden answers are left out. Of every indicator that is answered there have
 * to be rules.
 */
export function readProfile(
  progressData: ProgressData,
  teams: readonly TeamResults[],
  rules: RulesOfIndicators,
): ReadProfile {
  const company = askedOfCompany(progressData);
  const asked = [
    ...company,
    ...(teams.length === 0 ? askedOfTeam({ answers: {}, place: "2" }) : teams.flatMap((team) => team.asked)),
  ];
  const readings = asked.flatMap(({ reading }) => reading ?? []);
  const contextReadings = readContexts(progressData);
  const answeredContexts = contextReadings.filter(({ rating }) => rating !== undefined);
  return {
    coverage: (readings.length + answeredContexts.length) / (asked.length + contextReadings.length),
    gaps: rankedGaps(
      company,
      teams.map((team) => team.asked),
      contextReadings,
      rules,
    ),
    strengths: readings.filter((reading) => !isGap(reading)).sort((one, other) => one.severity - other.severity),
    unread: asked.filter(({ reading }) => reading === undefined).map(unread),
    contexts: contextReadings,
    radar: radarOf(asked),
  };
}

export interface TeamResults {
  readonly name: string;
  /** The name of its answers, such as `2.Customer care`. */
  readonly place: string;
  readonly answers: TeamAnswers;
  readonly asked: readonly IndicatorResult[];
}

function askedOfCompany(progressData: ProgressData): IndicatorResult[] {
  return (Object.keys(companyIndicators) as CompanyIndicatorId[]).map((id) => {
    const indicator = companyIndicators[id];
    const { step } = indicator;
    return { id, indicator, reading: readIndicator(id, indicator, { answers: progressData[step] ?? {}, place: step }) };
  });
}

function askedOfTeam(team: ReadAt): IndicatorResult[] {
  return (Object.keys(teamDimensions) as TeamDimensionId[]).map((id) => {
    const indicator = teamDimensions[id];
    return { id, indicator, team: team.team, reading: readIndicator(id, indicator, team) };
  });
}

/** The teams by name, and by their answers where they share one, so that the order of adding them does not matter. */
export function teamsInOrder(progressData: ProgressData): TeamResults[] {
  const places = answerPlaces("2", progressData);
  const named = (progressData["2"]?.teams ?? []).map((answers, nth) => ({
    name: entryName(questionnaire["2"].repeats, answers),
    answers,
    place: places[nth] ?? "",
    key: canonicalText(answers),
  }));
  return named
    .sort((one, other) => compare(one.name, other.name) || compare(one.key, other.key))
    .map(({ name, answers, place }) => ({ name, answers, place, asked: askedOfTeam({ answers, place, team: name }) }));
}

function readContexts(progressData: ProgressData): ContextReading[] {
  return (Object.keys(contexts) as ContextId[]).map((context) => {
    const { label, step, field } = contexts[context];
    return { context, label, rating: ratingOf(getField(progressData, [step, field])) };
  });
}

function unread({ id, indicator, team }: IndicatorResult): Unread {
  return { indicator: id, label: indicator.label, ...(team === undefined ? {} : { team }) };
}

/** By code units: the same on every machine, in any language. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
