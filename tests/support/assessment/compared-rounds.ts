// Pairs of rounds with random answers, some of their teams the same, compared both ways.
import { canonicalText } from "../../../src/domain/kernel/records";
import fc from "fast-check";
import { teamsOf, teamsPath } from "../../../src/domain/assessment/answers/field-changes";
import { setField } from "../../../src/domain/assessment/answers/field-paths";
import type { ProgressData } from "../../../src/domain/assessment/answers/answers";
import {
  compareProfiles,
  movements,
  type Movement,
  type ProfileComparison,
} from "../../../src/domain/assessment/comparison/compare-profiles";
import { roundProfile } from "../../../src/domain/assessment/comparison/round-profile";
import { arbitraryProgress } from "./arbitrary-answers";
import { seedOfRun } from "../shared/seed";

export interface ComparedRounds {
  /** With it the same answers come again. */
  seed: number;
  /** Pairs of which the other way round is not the opposite. */
  unlike: number;
  /** Rounds that have moved since themselves. */
  movedFromItself: number;
  /** Pairs that say something of an answer that one of them does not have. */
  invented: number;
  moved: Record<Movement, number>;
}

const ids = ["a00", "a01", "b1", "b2", "b3"];

/** Answers whose teams have some of a few ids, so that two of them share teams. */
const arbitraryRound: fc.Arbitrary<ProgressData> = fc
  .tuple(arbitraryProgress, fc.shuffledSubarray(ids, { minLength: 4 }))
  .map(([answers, some]) => {
    const teams = teamsOf(answers).map((team, nth) => ({ ...team, id: some[nth] }));
    return teams.length === 0 ? answers : setField(answers, teamsPath, teams);
  });

export function comparedRounds(pairs: number, seed = seedOfRun()): ComparedRounds {
  const moved = Object.fromEntries(movements.map((movement) => [movement, 0])) as Record<Movement, number>;
  const counts = { seed, unlike: 0, movedFromItself: 0, invented: 0, moved };
  for (const [one, other] of fc.sample(fc.tuple(arbitraryRound, arbitraryRound), { numRuns: pairs, seed })) {
    const [before, after] = [roundProfile(one, 1), roundProfile(other, 1)];
    const there = compareProfiles(before, after);
    for (const { movement } of there.gaps) moved[movement] += 1;
    if (asText(compareProfiles(after, before)) !== asText(opposite(there))) counts.unlike += 1;
    if (hasMoved(compareProfiles(before, before))) counts.movedFromItself += 1;
    const read = (indicator: Parameters<typeof before.readingOf>[0], id?: string) =>
      before.readingOf(indicator, id) !== undefined && after.readingOf(indicator, id) !== undefined;
    if (there.gaps.some(({ indicator, team }) => !read(indicator, team?.id))) counts.invented += 1;
  }
  return counts;
}

function hasMoved({ gaps, areas, teams, notComparable }: ProfileComparison): boolean {
  return (
    gaps.some(({ movement, difference }) => movement !== "same" || difference !== 0) ||
    areas.some(({ before, after }) => before !== after) ||
    [teams.renamed, teams.added, teams.removed, notComparable].some(({ length }) => length > 0)
  );
}

const opposites = { closed: "new", smaller: "wider", same: "same", wider: "smaller", new: "closed" } as const;
const otherReasons = {
  "only before": "only now",
  "only now": "only before",
  "not asked in both": "not asked in both",
} as const;

function opposite({ gaps, notComparable, teams, areas, compared }: ProfileComparison): ProfileComparison {
  const turned = <Both extends { before: unknown; after: unknown }>(both: Both): Both => ({
    ...both,
    before: both.after,
    after: both.before,
  });
  const withTeam = <Place extends { team?: ProfileComparison["teams"]["inBoth"][number] }>(place: Place): Place => ({
    ...place,
    ...(place.team && { team: turned(place.team) }),
  });
  return {
    gaps: gaps.map((gap) => ({
      ...withTeam(turned(gap)),
      difference: 0 - gap.difference,
      movement: opposites[gap.movement],
    })),
    notComparable: notComparable.map((each) => ({ ...withTeam(each), why: otherReasons[each.why] })),
    teams: {
      inBoth: teams.inBoth.map(turned),
      renamed: teams.renamed.map(turned),
      added: teams.removed,
      removed: teams.added,
    },
    areas: areas.map(turned),
    compared,
  };
}

function asText(comparison: ProfileComparison): string {
  return canonicalText({ ...comparison });
}
