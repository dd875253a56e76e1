// The indicators by which a business follows itself, such as on-time deliveries: its own words and its own numbers.
// They are kept under its first invitation, so that a second assessment goes on with them.
import * as z from "zod/mini";
import { actionProgress } from "../actions/action-progress";

export const longestIndicatorName = 200;
export const longestUnit = 40;
export const longestReadingNote = 500;
export const mostReadings = 200;
export const mostKeyIndicators = 30;

const { by, role } = actionProgress.shape.current.shape;

const reading = z.object({
  id: z.string(),
  /** On which day (ISO 8601). */
  on: z.iso.date(),
  value: z.number(),
  note: z.string(),
  by,
  role,
});
export type IndicatorReading = z.infer<typeof reading>;

/** A document of `keyIndicators`. */
export const keyIndicator = z.object({
  name: z.string(),
  /** Such as %; blank where there is none. */
  unit: z.string(),
  /** The value before anything was done, and the value to reach. */
  baseline: z.optional(z.number()),
  target: z.optional(z.number()),
  /** In the order in which they were added. */
  readings: z.array(reading),
  order: z.int().check(z.nonnegative()),
  version: z.int().check(z.positive()),
});
export type KeyIndicator = z.infer<typeof keyIndicator>;

export type IndicatorEntry = KeyIndicator & { id: string };

/** A person's own definition of an indicator. */
export type IndicatorDefinition = Pick<KeyIndicator, "name" | "unit" | "baseline" | "target">;

/** By their days; of one day in the order in which they were added. */
export function readingsByDay({ readings }: Pick<KeyIndicator, "readings">): IndicatorReading[] {
  return readings.toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0));
}

export function latestReading(indicator: Pick<KeyIndicator, "readings">): IndicatorReading | undefined {
  return readingsByDay(indicator).at(-1);
}
