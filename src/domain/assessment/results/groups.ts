// The three groups of the results: gaps that need a decision first, gaps that training closes, and ratings without a
// gap. Each is told by subject, so that one gap of eight teams is one line.
import type { Gap } from "../gap-profile/ranking";
import type { GapProfile } from "../gap-profile/gap-profile";
import type { Reading } from "../gap-profile/reading";
import { labelWithTeam } from "../gap-profile/words";
import { needsInWords } from "./verdict";
import { resultsWords } from "./words";

/** The readings about one subject, the first of them first. */
export interface Subject<Of extends Reading = Reading> {
  /** Such as "Objective clarity: 8 of 12 teams". */
  readonly title: string;
  readonly first: Of;
  readonly all: readonly Of[];
}

export interface ResultGroups {
  readonly decide: readonly Subject<Gap>[];
  readonly train: readonly Subject<Gap>[];
  readonly leaveAlone: readonly Subject[];
}

export function resultGroups({ gaps, strengths, heatMap }: GapProfile): ResultGroups {
  const teams = heatMap.rows.length;
  return {
    decide: subjectsOf(
      gaps.filter(({ trainingIsTheAnswer }) => trainingIsTheAnswer === "no"),
      teams,
    ),
    train: subjectsOf(
      gaps.filter(({ trainingIsTheAnswer }) => trainingIsTheAnswer !== "no"),
      teams,
    ),
    leaveAlone: subjectsOf(strengths, teams),
  };
}

/** Says on the day of a plan what was found. */
export function planReadyInWords(gaps: readonly Gap[]): string {
  return gaps.length === 0 ? resultsWords.planReady : `${resultsWords.planReady} ${needsInWords(gaps, true)}.`;
}

function subjectsOf<Of extends Reading>(readings: readonly Of[], teams: number): Subject<Of>[] {
  const firsts = new Map(readings.toReversed().map((reading) => [reading.indicator, reading]));
  return readings
    .filter((reading) => firsts.get(reading.indicator) === reading)
    .map((first) => {
      const all = readings.filter(({ indicator }) => indicator === first.indicator);
      const title = all.length === 1 ? labelWithTeam(first) : resultsWords.inTeams(first.label, all.length, teams);
      return { title, first, all };
    });
}
