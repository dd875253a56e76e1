const megabytes = (bytes: number) => `${Math.round(bytes / 1_000_000)} MB`;

/** Stands in the file for those who open it by hand. */
export const courseFileAbout =
  "A course of the AI tools, with its texts and their earlier results. It can be opened in “Your courses”.";

/** Why a file is not opened. Nothing has changed then. */
export const courseFileProblems = {
  foreign: "This file is no course of ours. A course that was saved as a file ends in “.course.json”.",
  broken: "This file is cut off or damaged, so nothing was opened.",
  newer: "This file was saved by a newer version of this site. Please reload the page and try again.",
  large: (most: number) => `This file is larger than a course can be (${megabytes(most)}), so nothing was opened.`,
  unreadable: "This file could not be read. Please try again.",
} as const;
