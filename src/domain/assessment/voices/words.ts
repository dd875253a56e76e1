// The voices among the results.
import { formatMeasured } from "../../kernel/locale";
import type { Spread } from "../answers/answers";
import { spreadNames, voicesInNumbers } from "./mean-words";

/** The voices among the results. */
export const leaderAndTeamWords = {
  title: "Leader and team",
  lead: "The leader's rating beside the mean that the team has given itself, without names. The widest difference stands first.",
  says: (leader: number | undefined, mean: number) =>
    `${leader === undefined ? "The leader has not rated it" : `The leader says ${leader}`}, the team says ${mean}`,
  of: (label: string, team: string) => `${label} in ${team}`,
  apart: (difference: number) =>
    difference === 0 ? "the same" : `${formatMeasured(Math.abs(difference))} ${difference > 0 ? "lower" : "higher"}`,
  spread: (spread: Spread, voices: number) => `${spreadNames[spread]}, ${voicesInNumbers(voices)}`,
  table: "Ratings of leader and team",
  rating: "Rating",
  sides: "Leader and team",
  difference: "The team's mean is",
  ratings: "The team's ratings",
  team: "Team",
  list: "ratings",
  sentences: (team: string) => `In their own words: ${team}`,
  takeOut: "Take this sentence out",
  takeOutQuestion: "Take this sentence out for good?",
  takeOutMeaning:
    "It is removed from the round for everybody. It cannot be brought back, and its author cannot be found.",
  keep: "Keep it",
  takingOut: "Taking it out...",
  failed: "The sentence could not be taken out. Please try again.",
  secondNumber: "The second number of a cell is the mean that the team has given itself.",
  inCell: (mean: number) => `the team ${mean}`,
  since: "The teams about themselves",
  sinceLead: "Voices compared with voices: the means of the same teams then and now.",
} as const;
