// What the parts of a gap profile are called, the same on the screen, in the exports and in print.
import { plural } from "../../kernel/locale";
import { cutAtWord } from "../../kernel/texts";
import type { HeatMap, RadarAxis } from "./charts";
import type { GapProfile, Unread } from "./gap-profile";
import type { Gap } from "./ranking";
import type { GapLevel, Reading } from "./reading";
import type { TeamDimensionId } from "./team-dimensions";
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

/** What training does about a gap, where there is room for two or three words. */
export const trainingInShort = {
  yes: "Training helps",
  partly: "Part of the answer",
  no: "Decide first",
} as const satisfies Record<TrainingIsTheAnswer, string>;

/** A gap in two lines: how it was rated, what was said about it and why it presses. */
export function gapInShort({ rating, said, urgency }: Gap): string {
  const rated = rating === undefined ? [] : [`Rated ${rating} of 5.`];
  return [...rated, cutAtWord(said, 130), urgency].filter((part) => part !== "").join(" ");
}

/** What heads the columns of the heat map, with soft hyphens where a narrow column may break a word. */
export const columnHeadings = {
  objectiveClarity: "Objec\u00adtive clar\u00adity",
  roleClarity: "Role clar\u00adity",
  collaboration: "Col\u00adlab\u00adora\u00adtion",
  empowerment: "Em\u00adpow\u00ader\u00adment",
  alignment: "Align\u00adment",
  resources: "Re\u00adsourc\u00ades",
  teamCommunication: "Com\u00admu\u00adni\u00adca\u00adtion",
} as const satisfies Record<TeamDimensionId, string>;

/** How much the profile rests on. Only what is complete is called 100%, and only nothing 0%. */
export function coverageInWords({ coverage, unread, contexts }: GapProfile): string {
  const open = unread.length + contexts.filter(({ rating }) => rating === undefined).length;
  if (open === 0) return "Every question behind this profile is answered.";
  if (coverage === 0) return "No rating has been given yet, so there is nothing to read.";
  const percent = Math.min(99, Math.max(1, Math.round(coverage * 100)));
  const points = plural(open, { one: "1 point is", other: "# points are" });
  return `The answers cover ${percent}% of the questions behind this profile. ${points} not answered and left out: what is not known is never counted as a gap.`;
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

/** A share as a number that fits into a picture. */
export function hundredths(share: number): number {
  return Math.round(share * 100);
}

/** What the radar shows, for whoever does not see it. */
export function radarInWords(radar: readonly RadarAxis[]): string {
  const axes = radar.map(
    ({ label, value }) => `${label}: ${value === undefined ? gapProfileWords.notAnswered : hundredths(value)}`,
  );
  return `Radar of the organization, from 0 for the weakest to 100 for the strongest. ${axes.join("; ")}.`;
}

/** What the heat map shows, as far as a sentence can hold it. */
export function heatMapInWords({ columns, rows }: HeatMap): string {
  const critical = rows.flatMap(({ team, cells }) =>
    cells.flatMap(({ level }, nth) => (level === "critical" ? `${columns[nth]?.label} in ${team}` : [])),
  );
  const most = 12;
  const named = critical.length === 0 ? "none" : critical.slice(0, most).join("; ");
  const rest = critical.length > most ? `; ${critical.length - most} more` : "";
  return `${gapProfileWords.heatMapOf(rows.length, columns.length)}, with the rating of each. Critical gaps: ${named}${rest}. The table of the teams holds all numbers.`;
}

/** What the profile, its pictures and their tables are made of. */
export const gapProfileWords = {
  verdictBar: "The gaps by what training does about them",
  teamsTable: "The teams, as a table",
  team: "Team",
  notAnswered: "not answered",
  shades: "Shades",
  showPicture: "Show as picture",
  showTable: "Show as table",
  organization: "The organization at a glance",
  teams: "The teams",
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
