// Facts that the author of a text leaves open: `[check: what has to be verified]`, in the words of the usual languages.
// Teachers see them where they belong; learners never do, and an export says how many there are.
import type { PlatformQuestion } from "../questions";
import { withoutCitations } from "./citation-marks";
import { openFactWords } from "./words";

export const openMark =
  /[[【［]\s{0,9}(?:to check|check|verify|(?:zu |über)?prüfen|(?:à )?vérifier|(?:da )?verificare|verificar|comprobar|controleren|do sprawdzenia|sprawdzić|ověřit|проверить|перевірити|kontrol et|έλεγχος|要確認|確認|核实|核對|检查|확인|(?:لل|يجب ال|يُرجى ال)?تحقق|للمراجعة|जाँच|जांच|לבדוק)\s{0,9}[:：]\s{0,9}([^\]】］\n]{1,400})[\]】］]/giu;

/** The facts to be verified, in order. */
export function openFacts(text: string): string[] {
  return [...text.matchAll(openMark)].map(([, fact = ""]) => fact.trim());
}

/** With the full stop behind it, which three dots take in. */
const openPlace = new RegExp(String.raw`(?:${openMark.source})(?:\.(?!\.))?`, openMark.flags);

/** The text for learners: an open fact is a gap, and nothing says where a sentence comes from. */
export function withoutOpenFacts(text: string): string {
  return withoutCitations(text.replaceAll(openPlace, "…"));
}

/** A question for learners. */
export function learnersQuestion<Question extends PlatformQuestion>(question: Question): Question {
  const { text, options, reason, optionReasons } = question;
  return {
    ...question,
    text: withoutOpenFacts(text),
    options: options.map(withoutOpenFacts),
    reason: withoutOpenFacts(reason),
    ...(optionReasons && { optionReasons: optionReasons.map(withoutOpenFacts) }),
  };
}

/** Says how many facts are open; undefined if none is. */
export function openFactsInWords(text: string): string | undefined {
  const count = openFacts(text).length;
  return count === 0 ? undefined : openFactWords(count);
}
