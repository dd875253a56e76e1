// The units that tell one figure from another, by the beginnings of their words. Units of one kind are compared by
// their size: two weeks are 14 days.

export interface Unit {
  name: string;
  /** Units of one kind can be turned into each other. */
  kind: string;
  size: number;
}

const [minute, hour, day] = [60, 3600, 86_400];

const units: readonly (readonly [unit: Unit, begins: RegExp])[] = [
  [{ name: "percent", kind: "percent", size: 1 }, /^(?:%|percent|per cent|prozent)/iu],
  [{ name: "second", kind: "time", size: 1 }, /^(?:seconds?\b|sekunde|secs?\b|sek\b|s\b)/iu],
  [{ name: "minute", kind: "time", size: minute }, /^(?:minute|minütig|mins?\b)/iu],
  [{ name: "hour", kind: "time", size: hour }, /^(?:hours?\b|stunde|stündig|hrs?\b|std\b|h\b)/iu],
  [
    { name: "day", kind: "time", size: day },
    /^(?:(?:working |calendar |business |full )?days?\b|(?:werk|arbeits|kalender|urlaubs)?(?:tage?n?|tages)\b|tägig)/iu,
  ],
  [{ name: "week", kind: "time", size: 7 * day }, /^(?:weeks?\b|woche|wöchig)/iu],
  [{ name: "month", kind: "months", size: 1 }, /^(?:months?\b|monat)/iu],
  [{ name: "quarter", kind: "months", size: 3 }, /^(?:quarters?\b|quartal)/iu],
  [{ name: "year", kind: "months", size: 12 }, /^(?:years?\b|jahr|jährig)/iu],
  [{ name: "degree", kind: "degree", size: 1 }, /^(?:°|degree|grad)/iu],
  [{ name: "euro", kind: "euro", size: 1 }, /^(?:€|euro|eur\b)/iu],
  [{ name: "dollar", kind: "dollar", size: 1 }, /^(?:\$|dollar|usd\b)/iu],
  [{ name: "pound", kind: "pound", size: 1 }, /^(?:£|gbp\b)/iu],
  [{ name: "gram", kind: "mass", size: 0.001 }, /^(?:g\b|gramm?e?s?\b)/iu],
  [{ name: "kilogram", kind: "mass", size: 1 }, /^(?:kg\b|kilo(?:gramm?e?s?)?\b)/iu],
  [{ name: "tonne", kind: "mass", size: 1000 }, /^(?:t\b|tonn)/iu],
  [{ name: "millimetre", kind: "length", size: 0.001 }, /^(?:mm\b|millimet)/iu],
  [{ name: "centimetre", kind: "length", size: 0.01 }, /^(?:cm\b|centimet|zentimet)/iu],
  [{ name: "metre", kind: "length", size: 1 }, /^(?:m\b|met(?:re|er))/iu],
  [{ name: "kilometre", kind: "length", size: 1000 }, /^(?:km\b|kilomet)/iu],
  [{ name: "millilitre", kind: "volume", size: 0.001 }, /^(?:ml\b|millilit)/iu],
  [{ name: "litre", kind: "volume", size: 1 }, /^(?:l\b|lit(?:re|er))/iu],
];

const currencies: readonly (readonly [name: string, before: RegExp])[] = [
  ["euro", /(?:€|\bEUR)\s?$/u],
  ["dollar", /(?:\$|\bUSD)\s?$/u],
  ["pound", /(?:£|\bGBP)\s?$/u],
];

/** The unit of the figure between two places of a text. */
export function unitAround(text: string, at: number, end: number): Unit | undefined {
  const behind = text.slice(end, end + 24).replace(/^[\s\u00A0\u202F-]+/u, "");
  const named = units.find(([, begins]) => begins.test(behind))?.[0];
  const before = text.slice(Math.max(0, at - 6), at);
  const currency = currencies.find(([, pattern]) => pattern.test(before))?.[0];
  return currency === undefined ? named : unitNamed(currency);
}

export function unitNamed(name: string): Unit | undefined {
  return units.find(([unit]) => unit.name === name)?.[0];
}
