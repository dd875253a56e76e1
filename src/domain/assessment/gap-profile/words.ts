// The names of a gap profile's parts, the same on the screen, in the exports and in print. The words of a whole
// assessment alone are in whole-profile-words.ts, so that the needs check need not load them.
import type { Reading } from "./reading";
import type { TrainingIsTheAnswer } from "./rules/training-rules";

/** The need of a gap, everywhere in the same words. */
export const trainingNeeds = {
  yes: "training alone",
  partly: "training in part",
  no: "a decision first",
} as const satisfies Record<TrainingIsTheAnswer, string>;

export const trainingNames = {
  yes: `Needs ${trainingNeeds.yes}`,
  partly: `Needs ${trainingNeeds.partly}`,
  no: `Needs ${trainingNeeds.no}`,
} as const satisfies Record<TrainingIsTheAnswer, string>;

/** An indicator by its name, with the team that it was asked of. */
export function labelWithTeam({ label, team }: Pick<Reading, "label" | "team">): string {
  return team === undefined ? label : `${label} in ${team}`;
}

/** The words of the verdict, the radar and their tables. */
export const gapProfileWords = {
  verdictBar: "The gaps by what training does about them",
  notAnswered: "not answered",
  showPicture: "Show as picture",
  showTable: "Show as table",
  organization: "The organization at a glance",
  organizationTable: "The organization at a glance, as a table",
  area: "Area",
  strength: "Strength (0 to 100)",
  answered: "Answered",
  organizationLead: "Each line out is one area: the rim is the strongest, the center the weakest.",
  rated: (rating: number) => `Rated ${rating} of 5.`,
  radar: (axes: string) => `Radar of the organization, from 0 for the weakest to 100 for the strongest. ${axes}.`,
  percent: (share: number) => `${share}%`,
  noGaps: "Nothing that was rated shows a gap.",
} as const;
