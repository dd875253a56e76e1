// Times of the day, as figures and as they are spoken: "16:30", "4.30 p.m.", "8 Uhr", "halb fünf", "five to six". A
// spoken time may be of either half of the day.
import { spokenNumbers } from "./spoken-numbers";

/** In minutes since midnight. */
interface FoundTime {
  time: number;
  /** True for one that may be twelve hours later, too. */
  isOfEither?: boolean;
}

const amOrPm = String.raw`([ap])\.?\s?m\b\.?`;
const hours = String.raw`(?<![\d:.,])(\d{1,2})(?:[:.](\d{2}))?`;
const to = String.raw`\s?(?:to|until|till|and|bis|und|–|-)\s?`;
const spoken = String.raw`(\d{1,2}|[\p{L}\p{M}]+)`;

const money = String.raw`(?<![€£$]\s?\d*)`;
const noUnit = String.raw`(?!\s?(?:%|€|£|\$|°|(?:m|mm|cm|km|g|kg|t|l|ml|mg|euros?|percent|prozent|million\p{L}*|mio|mrd|points?|punkte)(?!\p{L})))`;
/** "9.30" is a time behind a word that leads to one. */
const leads = String.raw`(?<=(?<!\p{L})(?:at|um|ab|bis|von|vom|from|to|until|till|by|before|after|since|nach|vor|gegen|zwischen|and|und)\s)`;

type ReadTime = (groups: readonly (string | undefined)[]) => FoundTime[] | undefined;

const inFigures: readonly (readonly [RegExp, ReadTime])[] = [
  // "8 to 10 a.m.", "8 a.m."
  [
    new RegExp(`${hours}${to}${hours}\\s?${amOrPm}`, "giu"),
    ([h, m, h2, m2, which]) => [timeOf(h, m, which), timeOf(h2, m2, which)],
  ],
  [new RegExp(`${hours}\\s?${amOrPm}`, "giu"), ([h, m, which]) => [timeOf(h, m, which)]],
  [
    new RegExp(`${hours}${to}${hours}\\s?(?:Uhr|hrs)(?!\\p{L})`, "gu"),
    ([h, m, h2, m2]) => [timeOf(h, m), timeOf(h2, m2)],
  ],
  [
    new RegExp(`${hours}\\s?(?:Uhr|o['’]clock)(?!\\p{L})(?:\\s(\\d{2})(?!\\d))?`, "giu"),
    ([h, m, m2]) => [timeOf(h, m ?? m2)],
  ],
  [/(?<![\d:])([01]?\d|2[0-4]):([0-5]\d)(?![\d:])/gu, ([h, m]) => [timeOf(h, m)]],
  [
    new RegExp(String.raw`${leads}${money}([01]?\d|2[0-4])\.([0-5]\d)(?![\d]|\.\d)${noUnit}`, "giu"),
    ([h, m]) => [timeOf(h, m)],
  ],
];

const spokenTimes: readonly (readonly [RegExp, ReadTime])[] = [
  [/(?<!\p{L})(?:noon|midday)(?!\p{L})/giu, () => [{ time: 12 * 60 }]],
  [/(?<!\p{L})(?:midnight|mitternacht)(?!\p{L})/giu, () => [{ time: 24 * 60 }, { time: 0 }]],
  [new RegExp(String.raw`(?<!\p{L})${spoken} (?:uhr|o['’]clock)(?!\p{L})`, "giu"), ([h]) => either(spokenHour(h), 0)],
  [/(?<!\p{L})halb (\p{L}+)(?!\p{L})/gu, ([h]) => either(spokenHour(h), -30)],
  [/(?<!\p{L})half past (\p{L}+|\d{1,2})(?![\p{L}\d])/giu, ([h]) => either(spokenHour(h), 30)],
  [
    /(?<!\p{L})(?:quarter|viertel) (to|past|vor|nach) (\p{L}+|\d{1,2})(?![\p{L}\d])/giu,
    ([way, h]) => either(spokenHour(h), /^(?:to|vor)$/iu.test(way ?? "") ? -15 : 15),
  ],
  [
    new RegExp(
      String.raw`(?<!\p{L})(five|ten|twenty|twenty-five|fünf|zehn|zwanzig|\d{1,2} minut\p{L}*) (to|past|vor|nach) (\p{L}+)(?![\p{L}\d])(?!\s(?:degrees|grad|percent|prozent|\p{L}+s\b))`,
      "giu",
    ),
    ([minutes, way, h]) => {
      const [hour, count] = [spokenHour(h), spokenHour(minutes?.split(" ")[0], 30)];
      if (hour === undefined || count === undefined) return undefined;
      return either(hour, /^(?:to|vor)$/iu.test(way ?? "") ? -count : count);
    },
  ],
];

/** Most texts have none of them, and are not searched for each. */
const hasWord = /noon|midday|midnight|mitternacht|uhr|clock|halb|past|quarter|viertel|\s(?:to|vor|nach)\s/iu;

export function takeTimes(text: string, take: (pattern: RegExp, read: ReadTime) => void): void {
  if (/\d/.test(text)) for (const [pattern, read] of inFigures) take(pattern, read);
  if (hasWord.test(text)) for (const [pattern, read] of spokenTimes) take(pattern, read);
}

function timeOf(hour = "0", minute = "0", which?: string): FoundTime {
  const whole = Number(hour) % (which === undefined ? 25 : 12);
  return { time: whole * 60 + Number(minute) + (/p/iu.test(which ?? "") ? 12 * 60 : 0) };
}

function spokenHour(written = "", most = 12): number | undefined {
  const word = written.toLowerCase();
  const hour = /^\d+$/.test(word) ? Number(word) : /^(?:eins|one)$/u.test(word) ? 1 : spokenNumbers(word)[0]?.value;
  return hour !== undefined && hour <= most ? hour : undefined;
}

function either(hour: number | undefined, minutes: number): FoundTime[] | undefined {
  if (hour === undefined) return undefined;
  return [{ time: (hour * 60 + minutes + 12 * 60) % (12 * 60), isOfEither: true }];
}
