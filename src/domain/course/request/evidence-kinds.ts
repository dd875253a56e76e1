/** What the plan says: the gap that the item is for, and what is to come of it. */
export const plannedKinds = ["gap", "objective", "measure", "firstStep"] as const;

/** What the business has said: an answer behind the item, methods that worked or failed, how large the team is. */
export const saidKinds = ["answer", "method", "teamSize"] as const;

export type EvidenceKind = (typeof plannedKinds)[number] | (typeof saidKinds)[number];

export const mostEvidence = 40;

/** Characters of a line that goes along, and of the name by which the plan refers to an answer. */
export const longestEvidenceLine = 600;
export const longestReference = 400;
