/** The plan's words: the gap that the item is for, and its intended result. */
export const plannedKinds = ["gap", "objective", "measure", "firstStep"] as const;

/** The business's words: an answer behind the item, methods that worked or failed, the team's size, the time for it. */
export const saidKinds = ["answer", "method", "teamSize", "hours"] as const;

export type EvidenceKind = (typeof plannedKinds)[number] | (typeof saidKinds)[number];

export const mostEvidence = 40;

/** The most characters of a line that is sent, and of the name by which the plan refers to an answer. */
export const longestEvidenceLine = 600;
export const longestReference = 400;
