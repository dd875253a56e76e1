// The words for differences between two rounds: the same on the screen, in the report and in print. A difference is
// between two dates; no sentence here names its cause.
import { formatDate, formatList, plural } from "../../kernel/locale";
import { hundredths } from "../gap-profile/words";
import { levelNames } from "../gap-profile/whole-profile-words";
import {
  movements,
  type AreaMoved,
  type MovedGap,
  type Movement,
  type NotComparable,
  type ProfileComparison,
} from "./compare-profiles";
import { byWhatIsOpen, byWhatMoved, isStillOpen, movedLabel } from "./moved-gaps";

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

/** Returns the whole comparison in one sentence, the largest changes first. */
export function movedInWords({ gaps, compared }: Pick<ProfileComparison, "gaps" | "compared">): string {
  if (compared === 0) return "No question behind the gap profile is answered in both rounds yet.";
  if (gaps.length === 0) return "No gap last time and none now, as far as both rounds are answered.";
  const counts = countsByMovement(gaps);
  const before = gaps.length - counts.new;
  if (counts.same === gaps.length)
    return `Nothing has moved since last time: ${plural(before, { one: "the one gap is as wide as it was", other: "all # gaps are as wide as they were" })}.`;
  const isWorse = counts.wider + counts.new > counts.closed + counts.smaller;
  const order: readonly Movement[] = isWorse
    ? ["wider", "new", "closed", "smaller"]
    : ["closed", "smaller", "wider", "new"];
  const [first = "same", ...others] = order.filter((movement) => counts[movement] > 0);
  const of = first === "new" ? gaps.length : before;
  const lead = `${counts[first]} of ${plural(of, { one: "1 gap", other: "# gaps" })} ${verb(first, counts[first])} since last time`;
  const rest = others.map((movement) => `${counts[movement]} ${verb(movement, counts[movement])}`);
  const same = counts.same === 0 ? [] : [`${counts.same} ${verb("same", counts.same)}`];
  const more = [...rest, ...same];
  return more.length === 0 ? `${lead}.` : `${lead}; ${formatList(more)}.`;
}

function countsByMovement(gaps: readonly MovedGap[]): Record<Movement, number> {
  const count = (movement: Movement) => gaps.filter((gap) => gap.movement === movement).length;
  return Object.fromEntries(movements.map((each) => [each, count(each)])) as Record<Movement, number>;
}

function verb(movement: Movement, count: number): string {
  const [is, has, it] = count === 1 ? ["is", "has", "it was"] : ["are", "have", "they were"];
  if (movement === "closed") return `${has} closed`;
  return movement === "same" ? `${is} as wide as ${it}` : `${is} ${movement}`;
}

/** Names the gaps that were there last time and are wide now. */
export function stillPressing(gaps: readonly MovedGap[]): string {
  const wide = byWhatIsOpen(gaps).filter(({ movement, after }) => isStillOpen(movement) && after.severity >= 0.75);
  const most = 3;
  if (wide.length === 0) return "";
  const named = wide.slice(0, most).map((gap) => `${movedLabel(gap)} (${levelNames[gap.after.level]})`);
  const rest = wide.length > most ? [plural(wide.length - most, { one: "1 more", other: "# more" })] : [];
  return `Still open, and the most pressing: ${formatList([...named, ...rest])}.`;
}

/** Such as "critical, then medium: smaller". */
function gapMovedInWords({ before, after, movement }: MovedGap): string {
  return `${levelNames[before.level]}, then ${levelNames[after.level]}: ${movementNames[movement].toLowerCase()}`;
}

/** Describes the chart of the areas for a reader who does not see it. */
export function areasInWords(areas: readonly AreaMoved[]): string {
  const named = areas.map(({ label, before, after }) =>
    before === undefined || after === undefined
      ? `${label}: ${comparisonWords.noNumber}`
      : `${label}: ${hundredths(before)}, then ${hundredths(after)}`,
  );
  return `${comparisonWords.organization}. ${comparisonWords.organizationLead} ${named.join("; ")}.`;
}

/** Describes the chart of the gaps, as far as a sentence can hold it. */
export function gapsInWords(gaps: readonly MovedGap[]): string {
  const most = 12;
  const named = byWhatMoved(gaps)
    .slice(0, most)
    .map((gap) => `${movedLabel(gap)}: ${gapMovedInWords(gap)}`);
  const rest = gaps.length > most ? [plural(gaps.length - most, { one: "1 more", other: "# more" })] : [];
  return `${comparisonWords.gaps}. ${[...named, ...rest].join("; ")}. ${comparisonWords.tableHasAll}`;
}

/** Returns the difference of an area with its sign, or that it cannot be compared. */
export function areaDifference({ before, after }: AreaMoved): string {
  if (before === undefined || after === undefined) return comparisonWords.noNumber;
  const difference = hundredths(after) - hundredths(before);
  return difference > 0 ? `+${difference}` : difference < 0 ? `−${-difference}` : "0";
}

/** Returns the changes of the teams, one a sentence. */
export function teamsInWords({ inBoth, renamed, added, removed }: ProfileComparison["teams"]): string[] {
  if (inBoth.length + added.length + removed.length === 0) return [comparisonWords.noTeams];
  const changed = [
    ...renamed.map(({ before, after }) => comparisonWords.renamed(before, after)),
    ...added.map(({ name }) => comparisonWords.added(name)),
    ...removed.map(({ name }) => comparisonWords.removed(name)),
  ];
  return changed.length === 0 ? [comparisonWords.sameTeams] : changed;
}

/** Groups the readings that cannot be compared by their reason. */
export function notComparableByReason(
  all: readonly NotComparable[],
): { why: NotComparable["why"]; labels: string[] }[] {
  const reasons = Object.keys(notComparableReasons) as NotComparable["why"][];
  return reasons.flatMap((why) => {
    const labels = all.filter((each) => each.why === why).map(movedLabel);
    return labels.length === 0 ? [] : [{ why, labels }];
  });
}
