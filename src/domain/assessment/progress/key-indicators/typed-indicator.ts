// An indicator and its values as they are typed, their numbers with the decimal sign of their writer's country.
import * as z from "zod/mini";
import { requiredText } from "../../../kernel/contact";
import { askedFor } from "../../../kernel/contact-words";
import { longestIndicatorName } from "./key-indicator";
import { keyIndicatorWords } from "./words";

/** A number as it can be typed. */
export function typeableNumber(value: number | undefined, locale?: string): string {
  return value?.toLocaleString(locale, { maximumFractionDigits: 6, useGrouping: false, numberingSystem: "latn" }) ?? "";
}

/** The largest exact number, with room behind its point. */
const largestNumber = 1_000_000_000_000_000;

/** Returns undefined for another text; thousands are not grouped, as 1.234 is two numbers in two countries. */
export function typedNumber(typed: string, locale?: string): number | undefined {
  const [, decimal = "."] = typeableNumber(1.5, locale);
  const [whole = "", part = "0", ...more] = typed.trim().replace("\u2212", "-").split(decimal);
  if (more.length > 0 || !/^[-+]?\d+$/.test(whole) || !/^\d+$/.test(part)) return undefined;
  const value = Number(`${whole}.${part}`);
  return Math.abs(value) <= largestNumber ? value : undefined;
}

function readNumber(typed: string, { issues }: z.core.ParsePayload): number {
  const value = typedNumber(typed);
  if (value !== undefined) return value;
  const message = keyIndicatorWords.noNumber(typed.trim(), typeableNumber(1234.5));
  issues.push({ code: "custom", message, input: typed });
  return z.NEVER;
}

export const typedIndicator = z.object({
  name: requiredText(askedFor.name, longestIndicatorName),
  target: z.pipe(
    z.string(),
    z.transform((typed, payload) => (typed.trim() === "" ? undefined : readNumber(typed, payload))),
  ),
});

export const typedReading = z.object({
  on: z.iso.date({ error: keyIndicatorWords.noDay }),
  value: z.pipe(z.string(), z.transform(readNumber)),
});
