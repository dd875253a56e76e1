import type { CountMissed } from "./asked-counts";
import type { LevelShare } from "./level-share";

/** The sentences of the quality card about the design of a text. */
export const designWords = {
  count: ({ count, fewest, most }: CountMissed) =>
    `There are ${count}; asked for were ${fewest === most ? fewest : `${fewest} to ${most}`}.`,
  levelShare: ({ above, all }: LevelShare) =>
    `Only ${above} of ${all} objectives ask for more than understanding, which is too few for this level.`,
  missingModule: (number: number) => `The numbers of the modules leave out ${number}.`,
  screens: "No screens were found: each needs a heading with its number, such as “Screen 1: ...”.",
  unobservable: (objective: string) => `This objective asks for what cannot be observed: ${objective}`,
  noHeadings: "This text has no headings.",
  language: "The text, or a good part of it, is not in the language that was asked for.",
  narration: "The narration of this screen reads out what the screen shows.",
  reason: "Not every option says why it is right or wrong.",
  letters: "The reason names options by letters, which are others as soon as the options change places.",
} as const;
