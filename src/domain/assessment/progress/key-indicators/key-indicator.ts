// The indicators by which a plan's actions are followed, such as on-time deliveries, in the business's own words.
// They are kept under its first invitation, so that a second assessment goes on with them.
import * as z from "zod/mini";
import { comparableName } from "../../answers/answer-places";
import { actionProgress } from "../actions/action-progress";
import type { PlanAction } from "../actions/plan-actions";

export const longestIndicatorName = 200;
export const mostReadings = 200;
export const mostKeyIndicators = 30;

const { by, role } = actionProgress.shape.current.shape;

const reading = z.object({
  id: z.string(),
  /** On which day (ISO 8601). */
  on: z.iso.date(),
  value: z.number(),
  /** Of an earlier version; only read. */
  note: z._default(z.string(), ""),
  by,
  role,
});
export type IndicatorReading = z.infer<typeof reading>;

/** A document of `keyIndicators`. */
export const keyIndicator = z.object({
  name: z.string(),
  /** The key of the action that follows it; documents of an earlier version have none. */
  action: z.optional(z.string()),
  target: z.optional(z.number()),
  /** Of an earlier version; only read. */
  unit: z._default(z.string(), ""),
  baseline: z.optional(z.number()),
  /** In the order in which they were added. */
  readings: z.array(reading),
  version: z.int().check(z.positive()),
});
export type KeyIndicator = z.infer<typeof keyIndicator>;

export type IndicatorEntry = KeyIndicator & { id: string };

/** A person's own definition of an indicator. */
export type IndicatorDefinition = Pick<KeyIndicator, "name" | "target">;

/** By their days; of one day in the order in which they were added. */
export function readingsByDay({ readings }: Pick<KeyIndicator, "readings">): IndicatorReading[] {
  return readings.toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));
}

export function latestReading(indicator: Pick<KeyIndicator, "readings">): IndicatorReading | undefined {
  return readingsByDay(indicator).at(-1);
}

/** An earlier version had a note beside a value. */
export function hasNotes({ readings }: Pick<KeyIndicator, "readings">): boolean {
  return readings.some(({ note }) => note !== "");
}

/** Returns the key of the action that an indicator names, or else of the first action that calls it by its name. */
export function followingAction(
  { action, name }: Pick<KeyIndicator, "action" | "name">,
  actions: readonly Pick<PlanAction, "key" | "text">[],
): string | undefined {
  const called = comparableName(name);
  const following =
    actions.find(({ key }) => key === action) ??
    actions.find(({ text }) => called !== "" && comparableName(text).includes(called));
  return following?.key;
}
