// What may be asked of a course and its texts. No schema here, as every visitor of the tools would have to load it.

export const courseLevels = ["introductory", "intermediate", "advanced"] as const;
export const courseLengths = ["short", "standard", "detailed"] as const;

/** What may be wished of a part that is written again, besides one's own words. */
export const rewriteChanges = ["shorter", "simpler", "practical", "audience"] as const;
export type RewriteChange = (typeof rewriteChanges)[number];

export const longestWish = 300;

/** What goes along of a module; what is beyond it is left out by whoever sends it. */
export const longestObjective = 400;
export const mostObjectives = 12;
export const longestLesson = 30_000;

/** How many characters a text may have that is to be rewritten in part or gone on with. */
export const longestTextAround = 60_000;

/** No author writes so long a line; a model that has lost itself in blanks does. */
export const longestLineToGoOn = 5_000;

/** Whether a text that broke off can be sent back, to be gone on with. */
export function mayGoOn(text: string): boolean {
  return text.length <= longestTextAround && text.split("\n").every((line) => line.length <= longestLineToGoOn);
}
