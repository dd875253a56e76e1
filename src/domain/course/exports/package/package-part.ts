/** The parts of a package: what learners go through, what they are asked, and what they can look up. */
export const packageParts = ["modules", "assessment", "study-material"] as const;
export type PackagePart = (typeof packageParts)[number];
