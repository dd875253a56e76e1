// Whether two options say the same in the same words, however these are inflected, ordered or counted.
import type { Lexicon } from "./lexicon";
import { wordsIn } from "./words-in";

export function saysSame(one: string, other: string, lexicon: Lexicon): boolean {
  const [meaning, otherMeaning] = [meaningOf(one, lexicon), meaningOf(other, lexicon)];
  if (meaning.length === 0) return false;
  if (meaning.join(" ") === otherMeaning.join(" ")) return true;
  if (lexicon.ordering.test(one) || lexicon.ordering.test(other)) return false;
  const reorders = lexicon.linking.test(one) || lexicon.linking.test(other);
  return (
    (reorders && sorted(meaning) === sorted(otherMeaning)) ||
    (lexicon.relative.test(one) !== lexicon.relative.test(other) && isReordered(meaning, otherMeaning, lexicon))
  );
}

/** What comes first, up to the comma of the one, comes last in the other, which has none. */
export function isFronted(one: string, other: string): boolean {
  const fronts = (front: string, plain: string) => {
    const [first = "", rest, ...more] = front.split(",");
    if (rest === undefined || more.length > 0 || plain.includes(",")) return false;
    return [...wordsIn(rest), ...wordsIn(first)].join(" ") === wordsIn(plain).join(" ");
  };
  return fronts(one, other) || fronts(other, one);
}

/** "X's Y" is the Y of X. */
function meaningOf(text: string, { contracted, numerals, fillers }: Lexicon): string[] {
  const [owner = "", owned, ...more] = text.split(/['’]s\s+/u);
  const words = owned === undefined || more.length > 0 ? wordsIn(text) : [...wordsIn(owned), ...wordsIn(owner)];
  return words.map((word) => contracted.get(word) ?? numerals.get(word) ?? word).filter((word) => !fillers.has(word));
}

/** In the same order another ending may be what is asked for: "go", "goes", "going". */
function isReordered(one: readonly string[], other: readonly string[], { endings }: Lexicon): boolean {
  const [stems, otherStems] = [one, other].map((words) => words.map((word) => word.replace(endings, "")));
  return (
    stems !== undefined &&
    otherStems !== undefined &&
    stems.join(" ") !== otherStems.join(" ") &&
    sorted(stems) === sorted(otherStems)
  );
}

function sorted(words: readonly string[]): string {
  return words.toSorted().join(" ");
}
