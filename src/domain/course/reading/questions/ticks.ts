// Ticks that mark an option as the right one stand at its beginning or its end, and so do the crosses of wrong ones.
// Those in between are the option's own words: checklists are what many courses are about.
const anyMark = /[✓✔✅☑√✗✘❌✖☒]/u;
const atBeginning = (signs: string) =>
  new RegExp(String.raw`^[\s>]*(?:[-*+•]\s+)?(?:\*\*|__)?[([（]?[${signs}]\uFE0F?[)\]）]?\s*`, "u");
/** Behind it stand at most an objective's mark, a reason behind a dash or an arrow, or code below. */
const atEnd = (sign: string) =>
  new RegExp(
    String.raw`(?<!\s)\s*[([（]?(?:${sign})\uFE0F?[)\]）]?(?=[\s.!]*(?:\[[^\][\n]{0,80}\]\s*)?$|[ \t]*\n|\s+(?:—|–|→|->)\s)`,
    "u",
  );
const rightSign = { atBeginning: atBeginning("✓✔✅☑"), atEnd: atEnd(String.raw`[✓✔✅☑]|(?<=\p{L}\s)√`) };
const cross = { atBeginning: atBeginning("✗✘❌✖"), atEnd: atEnd("[✗✘❌✖☒]") };

/** Tells whether a line, or an option's words, begins or ends with a tick. */
export function hasTick(words: string): boolean {
  return withoutSign(rightSign, words) !== words;
}

/** The words without the tick or the cross that marks them; a sign that is the whole option is its own. */
export function withoutTick(words: string): string {
  return withoutSign(cross, withoutSign(rightSign, words));
}

function withoutSign(mark: typeof rightSign, words: string): string {
  if (!anyMark.test(words)) return words;
  const bare = words.replace(mark.atBeginning, "").replace(mark.atEnd, "");
  return /[\p{L}\p{N}\p{Sc}\p{Sm}]/u.test(bare) ? bare : words;
}
