// Numbers in a text, in digits of any script or in English and German words, with the unit behind them.

import { withPlainDigits } from "../../reading/number-words";

export interface FoundNumber {
  value: number;
  at: number;
  end: number;
  /** One name for the unit in both languages; undefined where no known one follows. */
  unit: string | undefined;
}

const belowTwenty = {
  en: "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
  de: "null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
};
const tens = {
  en: "twenty thirty forty fifty sixty seventy eighty ninety",
  de: "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
};
const pairsOfWords =
  "second:2 third:3 fourth:4 fifth:5 sixth:6 seventh:7 eighth:8 ninth:9 tenth:10 twice:2 thrice:3 hundred:100 thousand:1000 dozen:12 zweite:2 dritte:3 vierte:4 fünfte:5 sechste:6 siebte:7 achte:8 neunte:9 zehnte:10 zweimal:2 dreimal:3 viermal:4 fünfmal:5 hundert:100 tausend:1000 dutzend:12";

const valuesOfWords = new Map<string, number>();
for (const language of ["en", "de"] as const) {
  for (const [value, word] of belowTwenty[language].split(" ").entries()) if (value > 1) valuesOfWords.set(word, value);
  for (const [nth, word] of tens[language].split(" ").entries()) {
    const value = (nth + 2) * 10;
    valuesOfWords.set(word, value);
    for (const [one, unit] of belowTwenty[language].split(" ").entries()) {
      if (one === 0 || one > 9) continue;
      if (language === "en") valuesOfWords.set(`${word}-${unit}`, value + one);
      else valuesOfWords.set(`${one === 1 ? "ein" : unit}und${word}`, value + one);
    }
  }
}
for (const pair of pairsOfWords.split(" ")) {
  const [word = "", value = ""] = pair.split(":");
  valuesOfWords.set(word, Number(value));
}

/** The units that tell one figure from another, by the beginnings of their words. */
const units: readonly (readonly [unit: string, begins: RegExp])[] = [
  ["percent", /^(?:%|percent|per cent|prozent)/iu],
  ["second", /^(?:seconds?\b|sekunde|s\b)/iu],
  ["minute", /^(?:minute|min\b)/iu],
  ["hour", /^(?:hours?\b|stunde|h\b)/iu],
  ["day", /^(?:(?:working |calendar |business )?days?\b|(?:werk|arbeits|kalender)?tagen?\b|tage?\b)/iu],
  ["week", /^(?:weeks?\b|woche)/iu],
  ["month", /^(?:months?\b|monat)/iu],
  ["year", /^(?:years?\b|jahr)/iu],
  ["degree", /^(?:°|degree|grad)/iu],
  ["euro", /^(?:€|euro|eur\b)/iu],
  ["dollar", /^(?:\$|dollar|usd\b)/iu],
  ["kilogram", /^(?:kg\b|kilo(?:gram)?)/iu],
  ["tonne", /^(?:t\b|tonn)/iu],
  ["metre", /^(?:m\b|met(?:re|er))/iu],
  ["kilometre", /^(?:km\b|kilomet)/iu],
  ["litre", /^(?:l\b|lit(?:re|er))/iu],
];

export function figuresIn(text: string): FoundNumber[] {
  const plain = withPlainDigits(text);
  const found: FoundNumber[] = [];
  for (const { index, 0: written } of plain.matchAll(
    /(?<![\p{L}\d])\d+(?:[.,'’\u00A0\u202F]\d+)*(?![\d])|[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)?/gu,
  )) {
    const value = /^\d/.test(written) ? digitsValue(written) : wordValue(written);
    if (value === undefined) continue;
    const end = index + written.length;
    found.push({ value, at: index, end, unit: unitAt(plain, index, end) });
  }
  return found;
}

function unitAt(text: string, at: number, end: number): string | undefined {
  const behind = text.slice(end, end + 24).replace(/^[\s\u00A0\u202F-]+/u, "");
  const named = units.find(([, begins]) => begins.test(behind))?.[0];
  if (named !== undefined) return named;
  const before = /([€$])\s?$/u.exec(text.slice(0, at))?.[1];
  return before === undefined ? undefined : before === "€" ? "euro" : "dollar";
}

/** Groups of three digits behind a sign are thousands in any language; another sign begins the fraction. */
function digitsValue(written: string): number | undefined {
  const plain = written.replaceAll(/['’\u00A0\u202F]/gu, "");
  if (/^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/u.test(plain)) return Number(plain.replaceAll(/[.,]/g, ""));
  const [, whole = "", fraction] = /^((?:\d{1,3}(?:[.,]\d{3})+|\d+))(?:[.,](\d+))?$/u.exec(plain) ?? [];
  if (whole === "") return undefined;
  return Number(`${whole.replaceAll(/[.,]/g, "")}.${fraction ?? "0"}`);
}

function wordValue(written: string): number | undefined {
  const word = written.toLowerCase();
  return (
    valuesOfWords.get(word) ??
    valuesOfWords.get(word.replace(/^((?:zwei|dritt|viert|fünft|sechst|siebt|acht|neunt|zehnt)te?)[nrsm]$/u, "$1"))
  );
}
