// The words of a whole assessment's gap profile beyond those that the needs check shows, too (words.ts).
import { plural } from "../../kernel/locale";
import type { GapLevel } from "./reading";

export const levelNames = {
  none: "no gap",
  low: "low",
  medium: "medium",
  high: "high",
  critical: "critical",
} as const satisfies Record<GapLevel, string>;

/** The words of the profile, its pictures and their tables. */
export const wholeProfileWords = {
  teamsTable: "The teams, as a table",
  team: "Team",
  shades: "Shades",
  teams: "The teams",
  gapProfile: "Gap profile",
  nothingRated:
    "Nothing has been rated yet. As soon as there are ratings, this shows where the gaps are, which come first, and whether training is the answer.",
  teamsLead: "The team with the widest gaps stands first. The numbers are the ratings, 1 to 5.",
  requests: "What teams ask to learn",
  skillsNotSaid: "Training is needed; the skills were not said.",
  notKnown: "Not answered, so not known",
  gaps: "Gaps, the most pressing first",
  said: "What was said",
  notInPlan: (count: number) =>
    plural(count, {
      one: "Nothing in the plan deals with 1 of them; it has a dash in the last column.",
      other: "Nothing in the plan deals with # of them; they have a dash in the last column.",
    }),
  behind: "Behind the gaps",
  whyPressing: "What makes gaps more urgent",
  whyTraining: "What training does about them",
  ratedTeams: "Ratings, 1 to 5",
  strengths: "Strengths to build on",
  radarOf: (areas: number) => `Radar of ${areas} areas of the organization`,
  heatMapOf: (teams: number, dimensions: number) =>
    `Heat map of ${plural(teams, { one: "1 team", other: "# teams" })} by ${dimensions} dimensions`,
  rating: (rating: number | undefined) => `${rating ?? ""} of 5`,
  ratingOf: (team: string, rating: number | undefined) => `${team} ${rating ?? ""}`,
  ratingAndLevel: (rating: number | string | undefined, level: GapLevel) => `${rating ?? ""} (${levelNames[level]})`,
  allRated: "All ratings that this profile reads are given.",
  noneRated: "No rating has been given yet, so there is nothing to read.",
  covered: (percent: number) =>
    `The ratings that are given cover ${percent}% of what this profile reads. What is not known is never counted as a gap.`,
  theOrganization: "The organization",
  heatMap: (teams: number, dimensions: number, critical: string) =>
    `${wholeProfileWords.heatMapOf(teams, dimensions)}, with the rating of each. Critical gaps: ${critical}. The table of the teams holds all numbers.`,
  noCritical: "none",
  moreCritical: (count: number) => `${count} more`,
  listOfGaps: "gaps",
  showFirst: (few: number, what: string) => `Show the first ${few} ${what}`,
  showAll: (count: number, what: string) => `Show all ${count} ${what}`,
} as const;
