// A typed number, read by the signs of the person's own country. A text that these signs do not make a number is
// refused rather than guessed: 1.234,5 is one thousand and some in one country, and nothing in another.

/** Undefined where it is none. */
export function typedNumber(typed: string, locale?: string): number | undefined {
  const { decimal, group, digits } = signsOf(locale);
  const latin = Array.from(typed.trim(), (sign) => digits.get(sign) ?? sign).join("");
  const [, sign = "", whole = "", grouped, part = ""] =
    patternOfNumbers(decimal, group).exec(latin.replace("\u2212", "-")) ?? [];
  if (whole === "" && grouped === undefined) return undefined;
  const value = Number(`${sign}${whole || (grouped ?? "").replaceAll(/\D/g, "")}.${part || "0"}`);
  return Math.abs(value) <= largestNumber ? value : undefined;
}

/** The largest exact number, with room behind its point. */
const largestNumber = 1_000_000_000_000_000;

/** A number as it can be typed. */
export function typeableNumber(value: number | undefined, locale?: string): string {
  return value?.toLocaleString(locale, { maximumFractionDigits: 6, useGrouping: false }) ?? "";
}

interface NumberSigns {
  decimal: string;
  group: string;
  /** The country's own digits to those that a program reads. */
  digits: ReadonlyMap<string, string>;
}

function signsOf(locale: string | undefined): NumberSigns {
  const parts = new Intl.NumberFormat(locale).formatToParts(-12_345_678.9);
  const of = (type: string) => parts.find((part) => part.type === type)?.value;
  const ownDigits = Array.from(new Intl.NumberFormat(locale, { useGrouping: false }).format(9_876_543_210)).reverse();
  return {
    decimal: of("decimal") ?? ".",
    group: of("group") ?? ",",
    digits: new Map(ownDigits.map((digit, nth) => [digit, String(nth)])),
  };
}

/** Whole as it is or in groups, the last of them of three. */
function patternOfNumbers(decimal: string, group: string): RegExp {
  const between = /\s/.test(group) ? "\\s" : escapedSign(group);
  return new RegExp(
    `^([+-]?)(?:(\\d+)|(\\d{1,3}(?:${between}\\d{2,3})*${between}\\d{3}))(?:${escapedSign(decimal)}(\\d+))?$`,
  );
}

function escapedSign(sign: string): string {
  return sign.replaceAll(/[.*+?^${}()|[\]\\'’]/g, (each) => (/['’]/.test(each) ? "['’]" : `\\${each}`));
}
