// Tells whether a text is in the language it was asked for in, as far as its script and the commonest words of English
// tell.
const scripts: Record<string, RegExp> = {
  ar: /\p{Script=Arabic}/gu,
  fa: /\p{Script=Arabic}/gu,
  ur: /\p{Script=Arabic}/gu,
  he: /\p{Script=Hebrew}/gu,
  el: /\p{Script=Greek}/gu,
  ru: /\p{Script=Cyrillic}/gu,
  uk: /\p{Script=Cyrillic}/gu,
  bg: /\p{Script=Cyrillic}/gu,
  sr: /\p{Script=Cyrillic}|\p{Script=Latin}/gu,
  hi: /\p{Script=Devanagari}/gu,
  th: /\p{Script=Thai}/gu,
  ko: /\p{Script=Hangul}/gu,
  ja: /\p{Script=Hiragana}|\p{Script=Katakana}/gu,
  zh: /\p{Script=Han}/gu,
};

/** Too little to tell. */
const fewestLetters = 200;
const englishWords = /\b(?:the|and|of|to|is|are|that|with|what|you|your|for|this)\b/gi;
const germanWords = /(?<!\p{L})(?:der|die|das|und|nicht|ist|mit|was|sie|ihre?|für|ein|eine|den|dem|zu)(?!\p{L})/giu;
const wordsOfText = /[\p{L}'’]+/gu;
/** The share of common words that only a text of their language has. */
const leastShare = 0.12;
/** Shorter lines have too few words to tell. */
const fewestWordsToJudge = 5;
/** The share of words in such lines from which a text counts as partly in another language. */
const leastOther = 1 / 3;

/** `tag` is a language's tag (BCP 47). */
export function isOtherLanguage(text: string, tag: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const [language = ""] = tag.toLowerCase().split("-");
  if (letters < fewestLetters) return false;
  const script = scripts[language];
  if (script)
    return (text.match(script)?.length ?? 0) < letters / 4 || (hasSpaces(language) && isPartly(text, englishWords));
  if (language === "en")
    return (text.match(/\p{Script=Latin}/gu)?.length ?? 0) < letters / 2 || isPartly(text, germanWords);
  return isPartly(text, englishWords);
}

/** Without spaces between words there is nothing to count. */
function hasSpaces(language: string): boolean {
  return !["ja", "zh", "th"].includes(language);
}

/** Tells whether a third of a text's words stand in lines of the language with these common words. */
function isPartly(text: string, common: RegExp): boolean {
  let [all, other] = [0, 0];
  for (const line of text.split("\n")) {
    const count = line.match(wordsOfText)?.length ?? 0;
    if (count < fewestWordsToJudge) continue;
    all += count;
    if ((line.match(common)?.length ?? 0) > count * leastShare) other += count;
  }
  return other > all * leastOther;
}
