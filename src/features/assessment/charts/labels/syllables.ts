import { atAnyLetter, widthOf } from "./labels";

/** The words by which a column is headed may be broken at these places. */
const softHyphen = "\u00ad";

/** A word in pieces that each fit: at its own break points where it has some, and anywhere where it has none. */
export function atSyllables(word: string, room: number): string[] {
  const syllables = word.split(softHyphen);
  const whole = syllables.join("");
  if (widthOf(whole) <= room) return [whole];
  return syllables.length > 1 ? evenPieces(syllables, room) : atAnyLetter(word, room);
}

/** In as few pieces as will do, and of those in the most even ones. */
function evenPieces(syllables: readonly string[], room: number): string[] {
  const ways = Array.from({ length: 2 ** (syllables.length - 1) }, (_, way) =>
    syllables.reduce<string[]>((pieces, syllable, nth) => {
      const last = pieces.at(-1);
      if (last === undefined) return [syllable];
      const isBroken = ((way >> (nth - 1)) & 1) === 1;
      return [...pieces.slice(0, -1), ...(isBroken ? [`${last}-`, syllable] : [last + syllable])];
    }, []),
  );
  const widest = (pieces: string[]) => Math.max(...pieces.map(widthOf));
  const [best = [...syllables]] = ways
    .filter((pieces) => widest(pieces) <= room)
    .sort((one, other) => one.length - other.length || widest(one) - widest(other));
  return best;
}
