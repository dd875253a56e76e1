// Compares amounts: a value with its unit, if it has one.
import type { Amount } from "./given-numbers";
import { areComparable, type Unit } from "./units";

export function areSameAmounts(one: Amount, other: Amount): boolean {
  const [first, second] = [one.unit, other.unit];
  if (first === undefined || second === undefined) return areNear(one.value, other.value);
  if (!areComparable(first, second)) return false;
  const tolerance = first.kind === "percent" && isFraction(one.value) ? 1.5 : 0;
  return areNear(one.value * first.size, other.value * second.size, tolerance);
}

/** Such as a third, which is no percentage that a person writes. */
export function isFraction(percent: number): boolean {
  return !Number.isInteger(percent * 10);
}

export function areNear(one: number, other: number, tolerance = 0): boolean {
  return Math.abs(one - other) <= Math.max(tolerance, 1e-9 * Math.abs(other));
}

export function sizeOf({ value, unit }: Amount): number {
  return value * (unit?.size ?? 1);
}

export function areOfKind(one: Unit | undefined, other: Unit | undefined): boolean {
  return one === undefined || other === undefined || areComparable(one, other);
}
