// Ticks that mark an option as the right one stand at its beginning or its end. Those in between are the option's own
// words: checklists are what many courses are about.
const anyTick = /[✓✔✅☑]/u;
const tick = String.raw`[([（]?[✓✔✅☑]\uFE0F?[)\]）]?`;
const atBeginning = new RegExp(String.raw`^[\s>]*(?:[-*+•]\s+)?(?:\*\*|__)?${tick}\s*`, "u");
/** Behind it stand at most an objective's mark, a reason behind a dash or an arrow, or code below. */
const atEnd = new RegExp(
  String.raw`(?<!\s)\s*${tick}(?=[\s.!]*(?:\[[^\][\n]{0,80}\]\s*)?$|[ \t]*\n|\s+(?:—|–|→|->)\s)`,
  "u",
);

/** Tells whether a line, or an option's words, begins or ends with a tick. */
export function hasTick(words: string): boolean {
  return withoutTick(words) !== words;
}

/** The words without the tick that marks them. */
export function withoutTick(words: string): string {
  return anyTick.test(words) ? words.replace(atBeginning, "").replace(atEnd, "") : words;
}
