// Rounds of a made-up business, for tests.
import type { ProgressData, TeamAnswers } from "../answers/answers";
import { teamsPath } from "../answers/field-changes";
import { setField } from "../answers/field-paths";
import { compareProfiles, type ProfileComparison } from "./compare-profiles";
import { roundProfile } from "./round-profile";

/** Answers with these teams by their ids. */
export function answersWithTeams(
  teams: Readonly<Record<string, TeamAnswers>>,
  others: ProgressData = {},
): ProgressData {
  const list = Object.entries(teams).map(([id, team]) => ({ ...team, id }));
  return setField(others, teamsPath, list);
}

export function theComparison(before: ProgressData, after: ProgressData): ProfileComparison {
  return compareProfiles(roundProfile(before, 1), roundProfile(after, 1));
}
