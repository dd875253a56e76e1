// What the parts of a gap profile are called, the same on the screen, in the exports and in print.
import { plural } from "../../kernel/locale";
import type { GapProfile, Unread } from "./gap-profile";
import type { GapLevel, Reading } from "./reading";
import type { TrainingIsTheAnswer } from "./training-rules";

export const levelNames = {
  none: "no gap",
  low: "low",
  medium: "medium",
  high: "high",
  critical: "critical",
} as const satisfies Record<GapLevel, string>;

export const trainingNames = {
  yes: "Training helps",
  partly: "Training is part of the answer",
  no: "Training is not the answer",
} as const satisfies Record<TrainingIsTheAnswer, string>;

/** How much the profile rests on. Only what is complete is called 100%, and only nothing 0%. */
export function coverageInWords({ coverage, unread, contexts }: GapProfile): string {
  const open = unread.length + contexts.filter(({ rating }) => rating === undefined).length;
  if (open === 0) return "The answers cover everything that this profile looks at.";
  if (coverage === 0) return "No rating has been given yet, so there is nothing to read.";
  const percent = Math.min(99, Math.max(1, Math.round(coverage * 100)));
  const points = plural(open, { one: "1 point is", other: "# points are" });
  return `The answers cover ${percent}% of what this profile looks at. ${points} not answered and left out: what is not known is never counted as a gap.`;
}

/** An indicator by its name, with the team that it was asked of. */
export function labelWithTeam({ label, team }: Pick<Reading, "label" | "team">): string {
  return team === undefined ? label : `${label} in ${team}`;
}

/** What could not be read, gathered under the organization and under each team. */
export function unreadByPlace(unread: readonly Unread[]): { place: string; labels: string[] }[] {
  const places = new Map<string, string[]>();
  for (const { team, label } of unread) {
    const place = team ?? "The organization";
    places.set(place, [...(places.get(place) ?? []), label]);
  }
  return [...places].map(([place, labels]) => ({ place, labels }));
}

/** What the profile, its pictures and their tables are made of. */
export const gapProfileWords = {
  teamsTable: "The teams, as a table",
  team: "Team",
  notAnswered: "not answered",
  shades: "Shades",
  showPicture: "Show as picture",
  showTable: "Show as table",
  organization: "The organization at a glance",
  teams: "The teams",
  heatMapAlt:
    "Heat map of the teams: the ratings of each team in each dimension. The table above holds the same numbers.",
  organizationTable: "The organization at a glance, as a table",
  area: "Area",
  strength: "Strength (0 to 100)",
  answered: "Answered",
  gapProfile: "Gap profile",
  nothingRated:
    "Nothing has been rated yet. As soon as there are ratings, this shows where the gaps are, which come first, and whether training is the answer.",
  organizationLead: "Each line out is one area: the rim is the strongest, the center the weakest.",
  teamsLead: "The team with the widest gaps stands first. The numbers are the ratings, 1 to 5.",
  requests: "What teams ask to learn",
  skillsNotSaid: "Training is needed; the skills were not said.",
  notKnown: "Not answered, so not known",
  gaps: "Gaps, the most pressing first",
  noGaps: "Nothing that was rated shows a gap.",
  strengths: "Strengths to build on",
  radarOf: (areas: number) => `Radar of ${areas} areas of the organization`,
  radarAlt: (axes: string) => `Radar of the organization, from 0 for the weakest to 100 for the strongest. ${axes}.`,
  heatMapOf: (teams: number, dimensions: number) =>
    `Heat map of ${plural(teams, { one: "1 team", other: "# teams" })} by ${dimensions} dimensions`,
  levelOfGap: (level: GapLevel) => `${levelNames[level]} gap`,
  rating: (rating: number | undefined) => `${rating ?? ""} of 5`,
  ratingAndLevel: (rating: number | undefined, level: GapLevel) => `${rating ?? ""} (${levelNames[level]})`,
  listOfGaps: "gaps",
  listOfStrengths: "strengths",
  showFirst: (few: number, what: string) => `Show the first ${few} ${what}`,
  showAll: (count: number, what: string) => `Show all ${count} ${what}`,
} as const;
