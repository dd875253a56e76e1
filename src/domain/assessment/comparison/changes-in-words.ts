// Puts the moves between two rounds into words.
import { hundredths } from "../gap-profile/in-words";
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
import { comparisonWords, movedNameWords, movedWords, notComparableReasons } from "./words";

/** Returns the whole comparison in one sentence, the largest changes first. */
export function movedInWords({ gaps, compared }: Pick<ProfileComparison, "gaps" | "compared">): string {
  if (compared === 0) return movedWords.nothingInCommon;
  if (gaps.length === 0) return movedWords.noGap;
  const counts = countsByMovement(gaps);
  const before = gaps.length - counts.new;
  if (counts.same === gaps.length) return movedWords.nothingMoved(before);
  const isWorse = counts.wider + counts.new > counts.closed + counts.smaller;
  const order: readonly Movement[] = isWorse
    ? ["wider", "new", "closed", "smaller"]
    : ["closed", "smaller", "wider", "new"];
  const [first = "same", ...others] = order.filter((movement) => counts[movement] > 0);
  const further = [...others, ...(counts.same === 0 ? [] : (["same"] as const))];
  return movedWords.sentence(
    movedWords.first(first, counts[first], first === "new" ? gaps.length : before),
    further.map((movement) => movedWords.further(movement, counts[movement])),
  );
}

function countsByMovement(gaps: readonly MovedGap[]): Record<Movement, number> {
  const count = (movement: Movement) => gaps.filter((gap) => gap.movement === movement).length;
  return Object.fromEntries(movements.map((each) => [each, count(each)])) as Record<Movement, number>;
}

/** Names the gaps that were there last time and are wide now. */
export function stillPressing(gaps: readonly MovedGap[]): string {
  const wide = byWhatIsOpen(gaps).filter(({ movement, after }) => isStillOpen(movement) && after.severity >= 0.75);
  const most = 3;
  if (wide.length === 0) return "";
  const named = wide.slice(0, most).map((gap) => `${movedLabel(gap)} (${levelNames[gap.after.level]})`);
  const rest = wide.length > most ? [movedNameWords.furtherGaps(wide.length - most)] : [];
  return movedNameWords.stillPressing([...named, ...rest]);
}

function gapMovedInWords({ before, after, movement }: MovedGap): string {
  return movedNameWords.levels(levelNames[before.level], levelNames[after.level], movement);
}

/** Describes the chart of the areas for a reader who does not see it. */
export function areasInWords(areas: readonly AreaMoved[]): string {
  const named = areas.map(({ label, before, after }) =>
    before === undefined || after === undefined
      ? `${label}: ${comparisonWords.noNumber}`
      : movedNameWords.area(label, hundredths(before), hundredths(after)),
  );
  return `${comparisonWords.organization}. ${comparisonWords.organizationLead} ${named.join("; ")}.`;
}

/** Describes the chart of the gaps, as far as a sentence can hold it. */
export function gapsInWords(gaps: readonly MovedGap[]): string {
  const most = 12;
  const named = byWhatMoved(gaps)
    .slice(0, most)
    .map((gap) => `${movedLabel(gap)}: ${gapMovedInWords(gap)}`);
  const rest = gaps.length > most ? [movedNameWords.furtherGaps(gaps.length - most)] : [];
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
