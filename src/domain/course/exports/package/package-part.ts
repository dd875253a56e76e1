/** The texts of a course that can go into a package: those for learners. */
export const packageParts = ["study-material", "lesson-content", "assessment"] as const;
export type PackagePart = (typeof packageParts)[number];
