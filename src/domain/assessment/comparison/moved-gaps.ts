import { labelWithTeam } from "../gap-profile/words";
import type { MovedGap, Movement } from "./compare-profiles";

/** Tells whether an earlier gap is there now. */
export function isStillOpen(movement: Movement): boolean {
  return movement === "smaller" || movement === "same" || movement === "wider";
}

/** The gaps that are open now, the widest first; behind them those that are closed, what has moved most first. */
export function byWhatIsOpen(gaps: readonly MovedGap[]): MovedGap[] {
  return gaps.toSorted(
    (one, other) =>
      Number(one.movement === "closed") - Number(other.movement === "closed") ||
      other.after.severity - one.after.severity ||
      one.difference - other.difference,
  );
}

/** Sorts wider and new gaps first, then smaller and closed ones, then the unmoved ones, each by its difference. */
export function byWhatMoved(gaps: readonly MovedGap[]): MovedGap[] {
  const group = ({ difference }: MovedGap) => (difference < 0 ? 0 : difference > 0 ? 1 : 2);
  return gaps.toSorted(
    (one, other) =>
      group(one) - group(other) ||
      Math.abs(other.difference) - Math.abs(one.difference) ||
      other.after.severity - one.after.severity,
  );
}

/** By the team's name of today. */
export function movedLabel({ label, team }: Pick<MovedGap, "label" | "team">): string {
  return labelWithTeam({ label, ...(team && { team: team.after }) });
}
