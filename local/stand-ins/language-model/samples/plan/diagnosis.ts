import type { ReferencedAnswer } from "./referenced-answers";

/** A gap as the request names it, with the answer that an item for it refers to. */
export interface SinceGap {
  name: string;
  reference: string;
  /** The change since the last round, if the request has it. */
  since: "closed" | "still open" | "new" | undefined;
}

export interface DiagnosedGap extends SinceGap {
  isPressing: boolean;
  isForTraining: boolean;
}

/** The gaps in the request's diagnosis, the most pressing first; those that are asked for once more press, too. */
export function readDiagnosis(prompt: string): DiagnosedGap[] {
  const pressing = Number(/deal with the first (\d+)/.exec(prompt)?.[1] ?? 0);
  const askedAgain = /does not agree with the diagnosis.*/.exec(prompt)?.[0] ?? "";
  const lines = prompt.matchAll(
    /^\d+\. (.+) \((?:critical|high|medium)\)\. (Training [^.[]+)\. \[answers: ([^\]\n]+)\]$/gm,
  );
  const since = readSince(prompt);
  return [...lines].map(([, name = "", verdict, reference = ""], nth) => ({
    name,
    isPressing: nth < pressing || askedAgain.includes(`[answers: ${reference}]`),
    isForTraining: verdict !== "Training is not the answer",
    reference,
    since: since.find((one) => one.reference === reference)?.since,
  }));
}

/** Returns the changes of the last round's gaps, closed ones among them. */
export function readSince(prompt: string): SinceGap[] {
  const lines = prompt.matchAll(
    /^- (.+): was .+, is .+\. \[since: (closed|still open|new)\] \[answers: ([^\]\n]+)\]$/gm,
  );
  return [...lines].map(([, name = "", since, reference = ""]) => ({
    name,
    since: since as SinceGap["since"],
    reference,
  }));
}

/** " [since: still open]", or nothing in a first round. */
export function sinceMarkOfGap({ since }: SinceGap): string {
  return since === undefined ? "" : ` [since: ${since}]`;
}

export interface GapsByPlace {
  /** They may be named neither by objectives nor by training. */
  untrainable: ReadonlySet<string>;
  toDecide: readonly DiagnosedGap[];
  toDecideOfTeam: (team: string) => readonly DiagnosedGap[];
  ofTeam: (team: string) => readonly DiagnosedGap[];
  ofOrganization: readonly DiagnosedGap[];
}

/**
 * Finds the places at which the plan deals with the pressing gaps: under their team, among the priorities, or as a
 * decision.
 */
export function gapsByPlace(
  gaps: readonly DiagnosedGap[],
  referenced: readonly ReferencedAnswer[],
  teams: readonly string[],
): GapsByPlace {
  const pressing = gaps.filter(({ isPressing }) => isPressing);
  const teamOf = ({ reference }: DiagnosedGap) => {
    const team = referenced.find((one) => one.reference === reference)?.team;
    return team !== undefined && teams.includes(team) ? team : undefined;
  };
  const trainable = pressing.filter(({ isForTraining }) => isForTraining);
  const toDecide = pressing.filter(({ isForTraining }) => !isForTraining);
  return {
    untrainable: new Set(gaps.filter(({ isForTraining }) => !isForTraining).map(({ reference }) => reference)),
    toDecide,
    toDecideOfTeam: (team) => toDecide.filter((gap) => teamOf(gap) === team),
    ofTeam: (team) => trainable.filter((gap) => teamOf(gap) === team),
    ofOrganization: trainable.filter((gap) => teamOf(gap) === undefined),
  };
}
