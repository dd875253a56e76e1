// The words for numbers by language, for the rules that compare two texts. What reads titles needs none of it.
import { cardinals, ordinals } from "./number-words";

/** From thirteen on, and in tens from twenty. */
const teens: Readonly<Record<string, string>> = {
  en: "thirteen fourteen fifteen sixteen seventeen eighteen nineteen",
  de: "dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
};
const tens: Readonly<Record<string, string>> = {
  en: "twenty thirty forty fifty sixty seventy eighty ninety",
  de: "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
};

/** The languages of the lines above. */
const numberedLanguages = "en de fr es it pt nl sv da fi pl cs ru uk tr el ro hu ar he hi ko vi id".split(" ");

/** Other words that count, in the languages in which they are most usual. */
const furtherWords: Readonly<Record<string, string>> = {
  en: "once=1 a=1 an=1 each=1 single=1 twice=2 both=2 pair=2 couple=2 double=2 third=3 quarter=15 half=30 dozen=12 hundred=100 thousand=1000",
  de: "zwo=2 beide=2 doppelt=2 paar=2 halb=30 viertel=15 hundert=100 tausend=1000",
  fr: "deuxi=2 quart=15 demi=30 quinze=15 vingt=20 trente=30 quarante=40 cinquante=50 soixante=60 cent=100 mille=1000",
  es: "ambos=2 ambas=2 cuarto=15 media=30 quince=15 veinte=20 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 cien=100 mil=1000",
  it: "quarto=15 mezz=30",
  pt: "quarto=15 meia=30",
  nl: "kwartier=15 half=30",
  pl: "kwadrans=15 pół=30",
  ko: "한=1 두=2 세=3 네=4",
  ar: "ثلاث=3 أربع=4 خمس=5 ست=6 سبع=7 ثماني=8 تسع=9 عشر=10 نصف=30 ربع=15 يومين=2 يومان=2 ساعتين=2 ساعتان=2 دقيقتين=2 دقيقتان=2 سنتين=2 سنتان=2 شخصين=2 شخصان=2 مرتين=2 مرتان=2 درجتين=2 درجتان=2",
};

const wordsByTag = new Map<string, ReadonlyMap<string, number>>();

/** The words of a language that stand for a number, or their beginnings, in small letters; none if it is unknown. */
export function numberWordsOf(language: string): ReadonlyMap<string, number> {
  const words = wordsByTag.get(language) ?? lexiconFor(language);
  if (words.size > 0) wordsByTag.set(language, words);
  return words;
}

function lexiconFor(language: string): ReadonlyMap<string, number> {
  const tag = language.split("-")[0] ?? "";
  const at = numberedLanguages.indexOf(tag === "nb" ? "da" : tag);
  const words = [...formsOf(cardinals[at]), ...formsOf(ordinals[at]), ...higherNumbersOf(tag)];
  const further = (furtherWords[tag] ?? "").split(" ").flatMap((entry) => {
    const [word, value] = entry.split("=");
    return word && value ? [[word, Number(value)] as const] : [];
  });
  return new Map([...words, ...further]);
}

function formsOf(line = ""): (readonly [form: string, value: number])[] {
  return line
    .split(" ")
    .flatMap((forms, nth) => forms.split("|").map((form) => [form.replace("*", ""), nth + 1] as const));
}

function higherNumbersOf(tag: string): (readonly [word: string, value: number])[] {
  const inTens = (tens[tag] ?? "").split(" ").map((word, nth) => [word, 10 * (nth + 2)] as const);
  const single = (teens[tag] ?? "").split(" ").map((word, nth) => [word, nth + 13] as const);
  return [...single, ...inTens].filter(([word]) => word !== "");
}

/** The words for whole numbers below a hundred that are one word, without ordinals. */
export function cardinalsOf(tag: "en" | "de"): ReadonlyMap<string, number> {
  return new Map([...formsOf(cardinals[numberedLanguages.indexOf(tag)]), ...higherNumbersOf(tag)]);
}
