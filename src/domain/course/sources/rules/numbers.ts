// Numbers in a text, in plainFigures of any script or in English and German words, with the unit beside them.
import { withPlainDigits } from "../../reading/number-words";
import { germanNumber, spokenNumbers } from "./spoken-numbers";
import { unitAround, unitNamed, type Unit } from "./units";

export interface FoundNumber {
  value: number;
  at: number;
  end: number;
  /** Undefined where no known one is beside it. */
  unit: Unit | undefined;
}

export function figuresIn(text: string): FoundNumber[] {
  let rest = withPlainDigits(text);
  const found: FoundNumber[] = [];
  const take = (pattern: RegExp, read: ReadFigure) => {
    rest = rest.replaceAll(pattern, (whole: string, ...more: unknown[]) => {
      const groups = more.slice(
        0,
        more.findIndex((each) => typeof each === "number"),
      ) as (string | undefined)[];
      const figure = read(groups);
      const at = more.find((each) => typeof each === "number") ?? 0;
      if (!figure || Number.isNaN(figure.value)) return whole;
      const unit = figure.unit === "beside" ? unitAround(rest, at, at + whole.length) : unitNamed(figure.unit);
      found.push({ value: figure.value, at, end: at + whole.length, unit });
      return " ".repeat(whole.length);
    });
  };
  if (hasPhrase.test(rest)) for (const [pattern, read] of phrases) take(pattern, read);
  take(plainFigures, ([written = "", scale]) => {
    const value = digitsValue(written);
    return value === undefined ? undefined : { value: value * scaleOf(scale), unit: "beside" };
  });
  const spoken = spokenNumbers(rest).map((each) => ({ ...each, unit: unitAround(rest, each.at, each.end) }));
  return [...found, ...spoken].sort((one, other) => one.at - other.at);
}

/** The unit is the one beside the words, or has this name. */
type ReadFigure = (
  groups: readonly (string | undefined)[],
) => { value: number; unit: "beside" | "minute" | "month" | "percent" | "euro" | "metre" | "day" | "year" } | undefined;

const scales: Readonly<Record<string, number>> = { k: 1e3, t: 1e3, m: 1e6, b: 1e9 };

/** By the beginning of its word: thousand, million, billion; the German "Milliarde" is a billion. */
function scaleOf(word = ""): number {
  const small = word.trim().toLowerCase();
  if (small === "") return 1;
  if (/^(?:mrd|milliard|bn)/u.test(small)) return 1e9;
  return scales[small[0] ?? ""] ?? 1;
}

const figure = String.raw`\d+(?:[.,'’\u00A0\u202F]\d+)*`;
/** "m" alone is a metre, but behind an amount of money. */
const scaleWords = String.raw`(?:thousand|million(?:en|s)?|billion|milliarden?|mio\b\.?|mn\b|mrd\b\.?|bn\b|tausend|tsd\b\.?)`;
const plainFigures = new RegExp(
  String.raw`(?<![\p{L}\d])(${figure})(?!\d)([\s\u00A0]?${scaleWords}|(?<=[€$£]\s?${figure})[\s\u00A0]?[mk]\b|[\s\u00A0]m\b(?=[\s\u00A0](?:€|euros?\b|EUR\b)))?`,
  "giu",
);

const anyWord = String.raw`(?:[\p{L}\p{M}]+)`;
const euro = "(?:€|euros?|EUR)";

/** Most texts have none of them, and are not searched for each. */
const hasPhrase =
  /half|halb|hälfte|quarter|quartal|viertel|third|drittel|fifth|fünftel|tenth|zehntel|euro?|€|met(?:er|re)|fortnight|decade|jahrzehnt|½/iu;

/** Amounts that are not read word by word. */
const phrases: readonly (readonly [RegExp, ReadFigure])[] = [
  // "6 Euro 90", "einen Euro fünfzig"
  [
    new RegExp(
      String.raw`(?<![\p{L}\d.,])(\d{1,6}|${anyWord})[\s\u00A0]${euro}[\s\u00A0](\d{2}|${anyWord})(?![\p{L}\d])`,
      "giu",
    ),
    ([whole = "", cents = ""]) => {
      const [euros, hundredths] = [amountOf(whole), amountOf(cents)];
      if (euros === undefined || hundredths === undefined || hundredths > 99) return undefined;
      return { value: euros + hundredths / 100, unit: "euro" };
    },
  ],
  // "einen Meter zwanzig"
  [
    new RegExp(
      String.raw`(?<![\p{L}\d.,])(\d{1,6}|${anyWord})[\s\u00A0](?:Meter|metres?)[\s\u00A0](\d{2}|${anyWord})(?![\p{L}\d])`,
      "giu",
    ),
    ([whole = "", rest = ""]) => {
      const [metres, centimetres] = [amountOf(whole), amountOf(rest)];
      if (metres === undefined || centimetres === undefined || centimetres > 99 || centimetres < 10) return undefined;
      return { value: metres + centimetres / 100, unit: "metre" };
    },
  ],
  [
    /(?<!\p{L})(?:drei(?:viertel|[- ]viertel)[- ]?stunden?|three[- ]quarters? of an hour)(?!\p{L})/giu,
    () => spokenMinutes(45),
  ],
  [
    /(?<!\p{L})(?:halbe[nr]?[- ]?stunde|halbstunde|halbstündig\p{L}*|half[- ](?:an[- ])?hour)(?!\p{L})/giu,
    () => spokenMinutes(30),
  ],
  [/(?<!\p{L})an hour and a half(?!\p{L})/giu, () => spokenMinutes(90)],
  [/(?<!\p{L})(?:viertelstunde|quarter of an hour|quarter[- ]hour)(?!\p{L})/giu, () => spokenMinutes(15)],
  [/(?<!\p{L})(?:vierteljahr\p{L}*|vierteljährlich\p{L}*|quartalsweise|quarterly)(?!\p{L})/giu, () => spokenMonths(3)],
  [
    /(?<!\p{L})(?:halbes jahr|halbjahr\p{L}*|halbjährlich\p{L}*|half[- ](?:a[- ])?year(?:ly)?)(?!\p{L})/giu,
    () => spokenMonths(6),
  ],
  [/(?<!\p{L})fortnight(?:ly)?(?!\p{L})/giu, () => ({ value: 14, unit: "day" })],
  [/(?<!\p{L})(?:decade|jahrzehnt)(?!\p{L})/giu, () => ({ value: 10, unit: "year" })],
  [/(?<!\p{L})(?:anderthalb|one and a half)(?!\p{L})/giu, () => ({ value: 1.5, unit: "beside" })],
  [/(?<!\p{L})(\p{L}{3,})einhalb(?!\p{L})/giu, ([word = ""]) => withHalf(amountOf(word))],
  [/(?<!\p{L})(\p{L}{3,})[- ]and[- ]a[- ]half(?!\p{L})/giu, ([word = ""]) => withHalf(amountOf(word))],
  [/(?<![\p{L}\d])(\d{1,6})\s?½/giu, ([whole = ""]) => withHalf(Number(whole))],
  ...shares(),
];

/** Parts of a whole: "two thirds of" says 67 percent. */
function shares(): [RegExp, ReadFigure][] {
  const parts: [words: string, of: number][] = [
    ["(?:thirds?|drittel)", 3],
    ["(?:quarters?|viertel)", 4],
    ["(?:fifths?|fünftel)", 5],
    ["(?:tenths?|zehntel)", 10],
  ];
  const followed = String.raw`(?=\s(?:of|the|der|des|von|aller|unserer|seiner|ihrer|all)(?!\p{L}))`;
  const fractions = parts.map(([words, of]): [RegExp, ReadFigure] => [
    new RegExp(String.raw`(?<!\p{L})(an?|one|two|three|four|ein|zwei|drei|vier)[- ]${words}${followed}`, "giu"),
    ([count = ""]) => ({ value: ((amountOf(count) ?? 1) * 100) / of, unit: "percent" }),
  ]);
  const halves = new RegExp(String.raw`(?<!\p{L})(?:half|die hälfte)${followed}`, "giu");
  return [...fractions, [halves, () => ({ value: 50, unit: "percent" })]];
}

const spokenMinutes = (value: number) => ({ value, unit: "minute" }) as const;
const spokenMonths = (value: number) => ({ value, unit: "month" }) as const;
const withHalf = (whole: number | undefined) =>
  whole === undefined ? undefined : ({ value: whole + 0.5, unit: "beside" } as const);

function amountOf(written: string): number | undefined {
  if (/^\d+$/.test(written)) return Number(written);
  const word = written.toLowerCase();
  if (/^(?:an?|one|eine[nmrs]?|ein)$/u.test(word)) return 1;
  return spokenNumbers(word)[0]?.value ?? germanNumber(word);
}

/** Groups of three plainFigures behind a sign are thousands in any language; another sign begins the fraction. */
function digitsValue(written: string): number | undefined {
  const plain = written.replaceAll(/['’\u00A0\u202F]/gu, "");
  if (/^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/u.test(plain)) return Number(plain.replaceAll(/[.,]/g, ""));
  const [, whole = "", fraction] = /^((?:\d{1,3}(?:[.,]\d{3})+|\d+))(?:[.,](\d+))?$/u.exec(plain) ?? [];
  if (whole === "") return undefined;
  return Number(`${whole.replaceAll(/[.,]/g, "")}.${fraction ?? "0"}`);
}
