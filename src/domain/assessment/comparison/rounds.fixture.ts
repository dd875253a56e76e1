// Rounds of a made-up business, for tests.
import type { ProgressData, TeamAnswers } from "../answers/answers";
import { teamsPath } from "../answers/field-changes";
import { setField } from "../answers/field-paths";
import { aTeam, aTroubledTeam, fullAnswers } from "../answers/answers.fixture";
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

const longName =
  "Zentrale Kundenbetreuung und Beschwerdemanagement für Großkunden, Donaudampfschifffahrtsgesellschaftskapitänswitwen";

/** A year between them: much has moved, one team is renamed, one is new and one is gone. */
export function twoRounds(): { before: ProgressData; after: ProgressData } {
  const all = fullAnswers();
  const before = answersWithTeams(
    {
      a1: aTroubledTeam(),
      a2: aTroubledTeam({ teamName: longName }),
      a3: aTeam({ teamName: "Ovens", collaboration: "3" }),
    },
    { ...all, "3": { ...all["3"], currentPerformance: "4" } },
  );
  const after = answersWithTeams(
    {
      a1: aTroubledTeam({ teamName: "Lager & Versand", roleClarity: "3", collaboration: "4", empowerment: "1" }),
      a2: aTroubledTeam({ teamName: longName, objectiveClarity: "4", roleClarity: "4" }),
      b1: aTroubledTeam({ teamName: "Shop and counter" }),
    },
    {
      ...all,
      "0": { ...all["0"], missionClarity: "5", strategicObjectives: "4", communication: "3" },
      "1": { ...all["1"], customerSatisfaction: "4", efficiencySatisfaction: "1", supportAreas: { Processes: "4" } },
      "3": { ...all["3"], currentPerformance: "2", gapAnalysis: "3" },
    },
  );
  return { before, after };
}
