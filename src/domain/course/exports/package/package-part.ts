/** What of a course can go into a package: the texts for learners. */
export const packageParts = ["study-material", "lesson-content", "assessment"] as const;
export type PackagePart = (typeof packageParts)[number];
