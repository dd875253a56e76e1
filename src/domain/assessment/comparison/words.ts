// The words for differences between two rounds: the same on the screen, in the report and in print. A difference is
// between two dates; no sentence here names its cause.
import { formatDate, formatList, plural } from "../../kernel/locale";
import type { Movement, NotComparable } from "./compare-profiles";

export const movementNames = {
  closed: "Closed",
  smaller: "Smaller",
  same: "Unchanged",
  wider: "Wider",
  new: "New",
} as const satisfies Record<Movement, string>;

export const notComparableReasons = {
  "only before": "answered last time only",
  "only now": "answered this time only",
  "not asked in both": "not asked in the same way in both rounds",
} as const satisfies Record<NotComparable["why"], string>;

export const comparisonWords = {
  between: (before: Date, after: Date | undefined) =>
    after === undefined
      ? `Moved since ${formatDate(before)}.`
      : `Moved between ${formatDate(before)} and ${formatDate(after)}.`,
  organization: "The organization then and now",
  organizationTable: "The organization then and now, as a table",
  organizationLead: "From the weakest, 0, to the strongest, 100, by the answers that both rounds have.",
  gaps: "The gaps then and now",
  gapsTable: "The gaps then and now, as a table",
  gapsLead: "From a critical gap to none. What has become wider stands first.",
  tableHasAll: "The table of the gaps has all of them.",
  marks: "Marks",
  then: "Last time",
  now: "Now",
  better: "better",
  worse: "worse",
  moved: "Moved since",
  area: "Area",
  gap: "Gap",
  weakest: "weakest",
  strongest: "strongest",
  widest: "critical",
  none: "no gap",
  noNumber: "not comparable",
  answers: "Answers compared",
  listOfMoved: "gaps",
  notComparable: "Not comparable",
  notComparableLead: "Only one of the two rounds has an answer to these, so nothing is said of them.",
  teams: "The teams",
  sameTeams: "The teams are the same as last time, under the same names.",
  noTeams: "Neither round has a team.",
  renamed: (before: string, after: string) => `${after} was called ${before}.`,
  added: (team: string) => `${team} was not among the teams last time. Its gaps are not among those that have moved.`,
  removed: (team: string) => `${team} is not among the teams of this round.`,
  firstRound: "This is the first assessment. What has moved is shown here from the second one on.",
  loading: "Reading the round before...",
  unreadable: "The round before could not be read just now. Nothing is lost; please try again.",
  nothingBefore: "Nothing is kept of the answers of the round before, so there is nothing to compare with.",
  nothingNow: "Nothing has been answered in this round yet. What has moved is shown as soon as there are answers.",
} as const;

/** The whole comparison in one sentence. */
export const movedWords = {
  nothingInCommon: "No question behind the gap profile is answered in both rounds yet.",
  noGap: "No gap last time and none now, as far as both rounds are answered.",
  nothingMoved: (gaps: number) =>
    `Nothing has moved since last time: ${plural(gaps, { one: "the one gap is as wide as it was", other: "all # gaps are as wide as they were" })}.`,
  /** "2 of 3 gaps have closed since last time" */
  first: (movement: Movement, count: number, of: number) =>
    `${count} of ${plural(of, { one: "1 gap", other: "# gaps" })} ${verb(movement, count)} since last time`,
  /** "1 is new" */
  further: (movement: Movement, count: number) => `${count} ${verb(movement, count)}`,
  sentence: (first: string, further: readonly string[]) =>
    further.length === 0 ? `${first}.` : `${first}; ${formatList(further)}.`,
} as const;

function verb(movement: Movement, count: number): string {
  const [is, has, it] = count === 1 ? ["is", "has", "it was"] : ["are", "have", "they were"];
  if (movement === "closed") return `${has} closed`;
  return movement === "same" ? `${is} as wide as ${it}` : `${is} ${movement}`;
}

/** The names of what has moved, in sentences. */
export const movedNameWords = {
  stillPressing: (gaps: readonly string[]) => `Still open, and the most pressing: ${formatList(gaps)}.`,
  furtherGaps: (count: number) => plural(count, { one: "1 more", other: "# more" }),
  /** Such as "critical, then medium: smaller". */
  levels: (before: string, after: string, movement: Movement) =>
    `${before}, then ${after}: ${movementNames[movement].toLowerCase()}`,
  area: (label: string, before: number, after: number) => `${label}: ${before}, then ${after}`,
} as const;
