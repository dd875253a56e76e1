// An indicator and its values as they are typed, their numbers as their writer's country writes them.
import * as z from "zod/mini";
import { optionalText, requiredText } from "../../../kernel/contact";
import { longestIndicatorName, longestReadingNote, longestUnit } from "./key-indicator";
import { typedNumber } from "./typed-number";
import { keyIndicatorWords } from "./words";

function readNumber(typed: string, { issues }: z.core.ParsePayload): number {
  const value = typedNumber(typed);
  if (value !== undefined) return value;
  issues.push({ code: "custom", message: keyIndicatorWords.noNumber(typed.trim()), input: typed });
  return z.NEVER;
}

const requiredNumber = z.pipe(z.string(), z.transform(readNumber));
/** Blank where it is left out. */
const optionalNumber = z.pipe(
  z.string(),
  z.transform((typed, payload) => (typed.trim() === "" ? undefined : readNumber(typed, payload))),
);

export const typedIndicator = z.object({
  name: requiredText("a name", longestIndicatorName),
  unit: optionalText(longestUnit),
  baseline: optionalNumber,
  target: optionalNumber,
});
export type TypedIndicator = z.input<typeof typedIndicator>;

export const typedReading = z.object({
  on: z.iso.date({ error: keyIndicatorWords.noDay }),
  value: requiredNumber,
  note: optionalText(longestReadingNote),
});
export type TypedReading = z.input<typeof typedReading>;
