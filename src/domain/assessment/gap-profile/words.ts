// What the parts of a gap profile are called, the same on the screen, in the exports and in print.
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
  const points = open === 1 ? "1 point is" : `${open} points are`;
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
