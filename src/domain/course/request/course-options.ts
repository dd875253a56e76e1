// The options of a course and its texts. There is no schema here, as every visitor of the tools would have to load it.

export const courseLevels = ["introductory", "intermediate", "advanced"] as const;
export const courseLengths = ["short", "standard", "detailed"] as const;

/** The changes a person may ask of a part that is written again, besides their own words. */
export const rewriteChanges = ["shorter", "simpler", "practical", "audience"] as const;
export type RewriteChange = (typeof rewriteChanges)[number];

export const longestWish = 300;

/** The most characters that are sent of a module's objectives; the sender leaves out the rest. */
export const longestObjective = 400;
export const mostObjectives = 12;
export const longestLesson = 30_000;

/** The most characters of a text that is to be rewritten in part or gone on with. */
export const longestTextAround = 60_000;

/** No author writes so long a line; a model that has lost itself in blanks does. */
export const longestLineToGoOn = 5_000;

/** Tells whether a text that broke off can be sent back, to be gone on with. */
export function mayGoOn(text: string): boolean {
  return text.length <= longestTextAround && text.split("\n").every((line) => line.length <= longestLineToGoOn);
}
