// The mean of a team in words, for profile, prompt and plan.
import { plural } from "../../kernel/locale";
import type { Spread } from "../answers/answers";

export const spreadNames = {
  close: "close together",
  apart: "apart",
  "far apart": "far apart",
} as const satisfies Record<Spread, string>;

export const voicesInNumbers = (voices: number) => plural(voices, { one: "1 voice", other: "# voices" });

/** The team's mean among other words. */
export const teamSays = (mean: number, voices: number, spread: Spread) =>
  `${mean} of 5 on average of ${voicesInNumbers(voices)}, ${spreadNames[spread]}`;

export const theTeamSays = (says: string) => `The team itself says ${says}`;

/** The team as a speaker beside its leader. */
export const voicesOf = (team: string) => `${team}, the team itself`;
