// The words of a sentence as the rules of citations compare them.

export type RuleLanguage = "en" | "de" | "other";

const functionWords = {
  en: "them us me him whom whose because while although though however therefore thus the a an of to in on at by for from with and or but is are was were be been it its this that these those you your we our they their he she his her has have had do does did will would can could must should may might as if when than then there here not no all each every any some only also more most into over under about after before during within between since until up out off who which what how so such too very nobody nothing none",
  de: "der die das den dem des ein eine einen einem einer eines und oder aber ist sind war waren wird werden wurde wurden es sie er wir ihr ihre ihren ihrem ihrer sein seine hat haben hatte im in am an auf aus bei mit nach von vom zu zum zur für über unter vor seit bis durch gegen ohne um als wenn dass dann dort hier nicht kein keine keinen keinem keiner alle allen jede jeder jeden jedes nur auch mehr so sehr man sich darf dürfen kann können muss müssen soll sollen innerhalb zwischen niemand nichts davon dabei",
} as const;

export const functionWordsOf: Record<"en" | "de", ReadonlySet<string>> = {
  en: new Set(functionWords.en.split(" ")),
  de: new Set(functionWords.de.split(" ")),
};

const ofBoth = new Set([...functionWordsOf.en].filter((word) => functionWordsOf.de.has(word)));

/** The language by its small words; one that has few of either is another. */
export function languageOfWords(text: string): RuleLanguage {
  const words = sentenceWords(text).map((word) => word.toLowerCase());
  const count = (language: "en" | "de") =>
    words.filter((word) => functionWordsOf[language].has(word) && !ofBoth.has(word)).length;
  const [english, german] = [count("en"), count("de")];
  if (Math.max(english, german) === 0 || Math.max(english, german) * 8 < words.length) return "other";
  return german > english ? "de" : "en";
}

export function sentenceWords(text: string): string[] {
  return text.match(/[\p{L}\p{M}\p{N}]+(?:[-'’.][\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}

const knownBases = new Map<string, string>();
const mostKnown = 50_000;

/** The beginning of a word, by which its forms are alike. */
export function wordStem(word: string): string {
  return wordBase(word).slice(0, longestStem);
}

/** The word without its ending, as names are compared. The words of a long text are few. */
export function wordBase(word: string): string {
  const known = knownBases.get(word);
  if (known !== undefined) return known;
  if (knownBases.size >= mostKnown) knownBases.clear();
  const base = newBase(word);
  knownBases.set(word, base);
  return base;
}

/** Endings of English and German, the longest first; at least three letters stay. */
const endings = ["ung", "ing", "ed", "es", "en", "em", "er", "et", "e", "s", "n", "t", "d"];
const longestStem = 5;

function newBase(word: string): string {
  const plain = word
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replace(/['’]s$/u, "")
    .replace(/^ge(?=\p{L}{4})/u, "");
  const ending = endings.find((each) => plain.endsWith(each) && plain.length - each.length >= 3) ?? "";
  return plain.slice(0, plain.length - ending.length);
}

/** The stems of the words that carry meaning. */
export function contentStems(text: string): Set<string> {
  const words = sentenceWords(text).filter((word) => {
    const small = word.toLowerCase();
    return !functionWordsOf.en.has(small) && !functionWordsOf.de.has(small);
  });
  return new Set(words.map(wordStem));
}

const abbreviations =
  /(?:^|[\s(])(?:\p{L}|dr|prof|mr|mrs|ms|st|no|nr|ca|bzw|etc|vs|approx|inc|ltd|co|abs|art|fig|abb|tel|min|max|str|mio|mrd|usw|inkl|ggf|evtl|sog|e\.g|i\.e|z\.\s?b|d\.\s?h|u\.\s?a)\.$/iu;

/** The characters on both sides by which a dot is judged. */
const lookAround = 40;

/** The sentences of a paragraph: a dot behind an abbreviation or in "12. September" ends none. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let begin = 0;
  for (const { index, 0: stop } of text.matchAll(/(?:(?<![.!?…])[.!?…]+["”’»)\]]*\s+|[。！？]+["”’»)\]]*|\n+)/gu)) {
    const end = index + stop.length;
    const around = [text.slice(Math.max(begin, index - lookAround), end), text.slice(end, end + lookAround)] as const;
    if (!stop.includes("\n") && !endsSentence(around[0].trimEnd(), around[1])) continue;
    const sentence = text.slice(begin, end).trim();
    if (sentence !== "") sentences.push(sentence);
    begin = end;
  }
  const rest = text.slice(begin).trim();
  return rest === "" ? sentences : [...sentences, rest];
}

function endsSentence(before: string, after: string): boolean {
  if (/[。！？!?…]["”’»)\]]*$/u.test(before)) return true;
  if (/^\p{Ll}/u.test(after) || abbreviations.test(before)) return false;
  if (!/(?:^|\D)\d{1,2}\.$/u.test(before)) return true;
  const [next = ""] = sentenceWords(after);
  const small = next.toLowerCase();
  return functionWordsOf.en.has(small) || functionWordsOf.de.has(small);
}
