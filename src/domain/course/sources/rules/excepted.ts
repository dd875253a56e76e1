// The exceptions of a paragraph, and the conditions under which alone it allows something.
import { concession, exceptionOf, isNegative, only, signsIn } from "./negation-words";
import { contentStems, sentencesOf, shareOfWords } from "./sentence-words";

/** "Even if no guard is there", where the paragraph says "only if one is". */
export function deniesOnly(said: string, paragraph: string, language: "en" | "de"): boolean {
  const [even] = concession.exec(said) ?? [];
  if (even === undefined || signsIn(even, language).length !== 1 || isNegative(said.replace(even, ""), language))
    return false;
  const stems = contentStems(said);
  const likeness = (sentence: string) => shareOfWords(stems, contentStems(sentence));
  const [best = ""] = sentencesOf(paragraph).toSorted((one, other) => likeness(other) - likeness(one));
  return only[language].test(best) && likeness(best) > 0;
}

/** The sentence of a paragraph without its exception, if that is what is spoken of. */
export function exceptionFor(sentence: string, paragraph: string): string | undefined {
  if (!exceptionOf.test(paragraph)) return undefined;
  const stems = contentStems(sentence);
  for (const other of sentencesOf(paragraph)) {
    const [whole = "", about = ""] = exceptionOf.exec(other) ?? [];
    const excepted = [...contentStems(about)];
    const rest = other.replace(whole, "");
    if (only.en.test(rest) || only.de.test(rest)) continue;
    const isSpokenOf = excepted.length > 0 && excepted.slice(0, 2).every((stem) => stems.has(stem));
    if (isSpokenOf && shareOfWords(stems, contentStems(rest)) > 0) return rest;
  }
  return undefined;
}
