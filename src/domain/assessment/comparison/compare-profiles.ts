// Compares two rounds of one business. It compares readings that both rounds have: an open question is no change, nor
// is a team of one round only. The rules are the same both ways, so swapped rounds give the opposite of every
// difference.
import { companyIndicators } from "../gap-profile/company-indicators";
import { axes, type AxisId, type Indicator } from "../gap-profile/indicators";
import { isGap } from "../gap-profile/ranking";
import type { IndicatorId, Reading } from "../gap-profile/reading";
import { teamDimensions } from "../gap-profile/team-dimensions";
import type { RoundProfile, RoundTeam } from "./round-profile";

export const movements = ["closed", "smaller", "same", "wider", "new"] as const;
export type Movement = (typeof movements)[number];

interface ComparedPlace {
  readonly indicator: IndicatorId;
  readonly label: string;
  readonly team?: TeamInBoth;
}

/** A gap of either round that both have read. */
export interface MovedGap extends ComparedPlace {
  readonly movement: Movement;
  readonly before: Reading;
  readonly after: Reading;
  /** By how much the gap has become smaller: 1 is from the widest to none, and less than 0 that it is wider. */
  readonly difference: number;
}

/** A reading that only one round has. */
export interface NotComparable extends ComparedPlace {
  readonly why: "only before" | "only now" | "not asked in both";
}

/** An area of the organization by what both rounds have read of it; undefined values where that is nothing. */
export interface AreaMoved {
  readonly axis: AxisId;
  readonly label: string;
  /** 0 for the weakest to 1 for the strongest, the mean of the `compared` readings. */
  readonly before: number | undefined;
  readonly after: number | undefined;
  readonly compared: number;
}

export interface ProfileComparison {
  readonly gaps: readonly MovedGap[];
  readonly notComparable: readonly NotComparable[];
  readonly teams: TeamsCompared;
  readonly areas: readonly AreaMoved[];
  /** The number of readings in both rounds, gaps or not. */
  readonly compared: number;
}

export function compareProfiles(before: RoundProfile, after: RoundProfile): ProfileComparison {
  const teams = compareTeams(before.teams, after.teams);
  const pairs = comparedPlaces(teams.inBoth).map(({ place, axis }) => ({
    ...pairAt(place, before, after),
    axis,
  }));
  const compared = pairs.filter((pair) => pair.isCompared);
  return {
    gaps: compared.flatMap(({ place, was, is }) => (was && is ? movedGap(place, was, is) : [])),
    notComparable: pairs.flatMap(({ place, isCompared, isAsked, was, is }) =>
      isCompared || (!was && !is) ? [] : [{ ...place, why: reasonFor(isAsked, was !== undefined) }],
    ),
    teams,
    areas: areasOf(compared),
    compared: compared.length,
  };
}

interface Pair {
  place: ComparedPlace;
  was: Reading | undefined;
  is: Reading | undefined;
  isAsked: boolean;
  isCompared: boolean;
}

function comparedPlaces(teams: readonly TeamInBoth[]): { place: ComparedPlace; axis: AxisId }[] {
  const all = <Id extends IndicatorId>(indicators: Record<Id, Indicator>, team?: TeamInBoth) =>
    (Object.keys(indicators) as Id[]).map((indicator) => ({
      place: { indicator, label: indicators[indicator].label, ...(team && { team }) },
      axis: indicators[indicator].axis,
    }));
  return [...all(companyIndicators), ...teams.flatMap((team) => all(teamDimensions, team))];
}

function pairAt(place: ComparedPlace, before: RoundProfile, after: RoundProfile): Pair {
  const { indicator, team } = place;
  const [was, is] = [before.readingOf(indicator, team?.id), after.readingOf(indicator, team?.id)];
  const isAsked = before.asks(indicator) && after.asks(indicator);
  return { place, was, is, isAsked, isCompared: isAsked && was !== undefined && is !== undefined };
}

function movedGap(place: ComparedPlace, before: Reading, after: Reading): MovedGap[] {
  if (!isGap(before) && !isGap(after)) return [];
  const difference = before.severity - after.severity;
  return [{ ...place, before, after, difference, movement: movementOf(before, after) }];
}

function movementOf(before: Reading, after: Reading): Movement {
  if (!isGap(after)) return "closed";
  if (!isGap(before)) return "new";
  if (after.severity === before.severity) return "same";
  return after.severity < before.severity ? "smaller" : "wider";
}

function reasonFor(isAsked: boolean, wasRead: boolean): NotComparable["why"] {
  if (!isAsked) return "not asked in both";
  return wasRead ? "only before" : "only now";
}

function areasOf(compared: readonly (Pair & { axis: AxisId })[]): AreaMoved[] {
  return (Object.keys(axes) as AxisId[]).map((axis) => {
    const there = compared.filter((pair) => pair.axis === axis);
    return {
      axis,
      label: axes[axis],
      before: strengthOf(there.map(({ was }) => was)),
      after: strengthOf(there.map(({ is }) => is)),
      compared: there.length,
    };
  });
}

function strengthOf(readings: readonly (Reading | undefined)[]): number | undefined {
  if (readings.length === 0) return undefined;
  return 1 - readings.reduce((sum, reading) => sum + (reading?.severity ?? 0), 0) / readings.length;
}

// Pairs the teams of two rounds. Only the id decides: a team with the name of one that is gone may be another one, and
// no reader has to guess.
interface TeamInBoth {
  readonly id: string;
  /** The names before and now. */
  readonly before: string;
  readonly after: string;
}

interface TeamsCompared {
  /** In the order of their ids, those that are renamed among them. */
  readonly inBoth: readonly TeamInBoth[];
  readonly renamed: readonly TeamInBoth[];
  readonly added: readonly RoundTeam[];
  readonly removed: readonly RoundTeam[];
}

function compareTeams(before: readonly RoundTeam[], after: readonly RoundTeam[]): TeamsCompared {
  const inBoth = before
    .flatMap(({ id, name }) => {
      const now = after.find((team) => team.id === id);
      return now ? [{ id, before: name, after: now.name }] : [];
    })
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  const isIn = (teams: readonly { id: string }[]) => new Set(teams.map(({ id }) => id));
  const kept = isIn(inBoth);
  return {
    inBoth,
    renamed: inBoth.filter((team) => team.before !== team.after),
    added: after.filter(({ id }) => !kept.has(id)),
    removed: before.filter(({ id }) => !kept.has(id)),
  };
}
