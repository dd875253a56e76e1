// A target on its way into the page: JSON has no regular expressions.
import type { Target, Words } from "../target";

type SentWords = string | { source: string; flags: string };

export type SentTarget = { within?: SentTarget } & (
  | { role: string; name: SentWords }
  | { label: SentWords }
  | { words: SentWords }
);

export function sentTarget(target: Target): SentTarget {
  const within = target.within && { within: sentTarget(target.within) };
  if ("role" in target) return { role: target.role, name: sentWords(target.name), ...within };
  if ("label" in target) return { label: sentWords(target.label), ...within };
  return { words: sentWords(target.words), ...within };
}

export function matcherOf(words: SentWords): Words {
  return typeof words === "string" ? words : new RegExp(words.source, words.flags);
}

function sentWords(words: Words): SentWords {
  return typeof words === "string" ? words : { source: words.source, flags: words.flags };
}
