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

/** `tag` is a language's tag (BCP 47). */
export function isOtherLanguage(text: string, tag: string): boolean {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const [language = ""] = tag.toLowerCase().split("-");
  if (letters < fewestLetters) return false;
  const script = scripts[language];
  if (script) return (text.match(script)?.length ?? 0) < letters / 4;
  const isEnglish = (text.match(englishWords)?.length ?? 0) > (text.match(/[\p{L}'’]+/gu)?.length ?? 0) * 0.12;
  return language === "en" ? (text.match(/\p{Script=Latin}/gu)?.length ?? 0) < letters / 2 : isEnglish;
}
