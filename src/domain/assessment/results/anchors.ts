// The ids of what one goes to on the pages of the results; a page has each once.
import type { Gap } from "../gap-profile/ranking";

/** The parts of the gap profile. */
export const resultsParts = {
  organization: "the-organization",
  teams: "the-teams",
  voices: "leader-and-team",
  gaps: "all-gaps",
  strengths: "strengths",
  requests: "training-requests",
  unknown: "not-known",
} as const;

/** The line about the progress of a plan's actions, to which the mails of earlier versions lead. */
export const planActionsAnchor = "plan-actions";

/** A section of the plan, by its place from 0. */
export function sectionAnchor(index: number): string {
  return `plan-section-${index + 1}`;
}

export function gapAnchor({ rank }: Pick<Gap, "rank">): string {
  return `gap-${rank}`;
}
