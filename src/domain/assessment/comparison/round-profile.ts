// A round in the form for a comparison: its gap profile, and its teams by their ids, under any name and in any order.
import { answerPlaces } from "../answers/answer-places";
import type { ProgressData } from "../answers/answers";
import { answersToChange, teamsOf, withoutIds } from "../answers/field-changes";
import { entryName } from "../answers/reading-answers";
import { companyIndicators } from "../gap-profile/company-indicators";
import { type GapProfile, gapProfile } from "../gap-profile/gap-profile";
import type { Indicator } from "../gap-profile/indicators";
import type { IndicatorId, Reading } from "../gap-profile/reading";
import { teamDimensions } from "../gap-profile/team-dimensions";
import { questionnaire } from "../questionnaire/questionnaire";

export interface RoundTeam {
  readonly id: string;
  readonly name: string;
}

export interface RoundProfile {
  readonly profile: GapProfile;
  readonly teams: readonly RoundTeam[];
  /** Returns the reading of an indicator, of the organization or of one team. */
  readonly readingOf: (indicator: IndicatorId, teamId?: string) => Reading | undefined;
  /** Tells whether its questionnaire asked this as it is asked today. */
  readonly asks: (indicator: IndicatorId) => boolean;
}

const declared: Readonly<Record<IndicatorId, Indicator>> = { ...companyIndicators, ...teamDimensions };

/** From the answers as they are stored, with the ids of their teams, and the version of the questions behind them. */
export function roundProfile(stored: ProgressData, questionnaireVersion: number): RoundProfile {
  const answers = answersToChange(stored);
  const places = answerPlaces("2", answers);
  const teams = teamsOf(answers).map((team, nth) => ({
    id: team.id,
    name: entryName(questionnaire["2"].repeats, team),
    place: places[nth] ?? "",
  }));
  const profile = gapProfile(withoutIds(answers));
  const readings = new Map([...profile.gaps, ...profile.strengths].map((each) => [readingKey(each), each]));
  return {
    profile,
    teams: teams.map(({ id, name }) => ({ id, name })),
    readingOf: (indicator, teamId) => {
      const place = teamId === undefined ? "" : (teams.find(({ id }) => id === teamId)?.place ?? "?");
      return readings.get(`${indicator} ${place}`);
    },
    asks: (indicator) => (declared[indicator].since ?? 1) <= questionnaireVersion,
  };
}

/** By which a reading is found: the organization has no place, and a team the one that its references begin with. */
function readingKey({ indicator, team, reference }: Reading): string {
  return `${indicator} ${team === undefined ? "" : reference.slice(0, reference.lastIndexOf("."))}`;
}
