// Chooses the paragraphs that a text needs by the words that they share with what is asked for (Okapi BM25 on the
// beginnings of words). It runs in the browser: no other service sees a word of a source.
import { contentStems, wordStem, sentenceWords } from "./rules/sentence-words";
import type { SourceParagraph } from "./source";
import { sentBounds } from "./source-bounds";

const saturation = 1.2;
const lengthShare = 0.75;

/** In the order of their numbers, within the bounds of one request. `kept` are sent in any case, such as cited ones. */
export function chosenParagraphs(
  paragraphs: readonly SourceParagraph[],
  wanted: string,
  kept: ReadonlySet<number> = new Set(),
): SourceParagraph[] {
  const chosen: SourceParagraph[] = [];
  let characters = 0;
  for (const paragraph of inRank(paragraphs, wanted, kept)) {
    if (chosen.length === sentBounds.paragraphs) break;
    if (characters + paragraph.text.length > sentBounds.characters) continue;
    chosen.push(paragraph);
    characters += paragraph.text.length;
  }
  return chosen.sort((one, other) => one.number - other.number);
}

function inRank(
  paragraphs: readonly SourceParagraph[],
  wanted: string,
  kept: ReadonlySet<number>,
): readonly SourceParagraph[] {
  const stems = [...contentStems(wanted)];
  const counts = paragraphs.map((each) => stemCounts(each));
  const lengths = counts.map((count) => [...count.values()].reduce((sum, each) => sum + each, 0));
  const usual = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length) || 1;
  const rareness = new Map(
    stems.map((stem) => {
      const having = counts.filter((count) => count.has(stem)).length;
      return [stem, Math.log(1 + (counts.length - having + 0.5) / (having + 0.5))];
    }),
  );
  const scores = counts.map((count, nth) => {
    const norm = saturation * (1 - lengthShare + (lengthShare * (lengths[nth] ?? 0)) / usual);
    return stems.reduce((sum, stem) => {
      const times = count.get(stem) ?? 0;
      return sum + ((rareness.get(stem) ?? 0) * times * (saturation + 1)) / (times + norm);
    }, 0);
  });
  const scoreOf = (nth: number) => (kept.has(paragraphs[nth]?.number ?? 0) ? Infinity : (scores[nth] ?? 0));
  const order = [...paragraphs.keys()].sort((one, other) => {
    const [first, second] = [scoreOf(one), scoreOf(other)];
    return first === second ? one - other : second - first;
  });
  // A topic in another language than its source shares no word with it: then the source is sent from its beginning.
  const hasAny = scores.some((score) => score > 0);
  return order.filter((nth) => !hasAny || scoreOf(nth) > 0).flatMap((nth) => paragraphs[nth] ?? []);
}

/** By the words of a paragraph, which are the same after each change of its source. */
const knownCounts = new Map<string, ReadonlyMap<string, number>>();
/** More than the sources of a course can have at the usual length of a paragraph. */
const mostCounts = 8_000;

/** A slow machine counts them in some ten milliseconds. */
const countedAtOnce = 25;

/** Counts the words of paragraphs ahead of their choice. It pauses every few, so that the page answers. */
export async function countWords(paragraphs: readonly SourceParagraph[], pause: () => Promise<void>): Promise<void> {
  const unknown = paragraphs.filter(({ text }) => !knownCounts.has(text));
  for (let at = 0; at < unknown.length; at += countedAtOnce) {
    for (const each of unknown.slice(at, at + countedAtOnce)) stemCounts(each);
    await pause();
  }
}

function stemCounts({ text }: SourceParagraph): ReadonlyMap<string, number> {
  const known = knownCounts.get(text);
  if (known) return known;
  if (knownCounts.size >= mostCounts) knownCounts.clear();
  const counts = countedStems(text);
  knownCounts.set(text, counts);
  return counts;
}

function countedStems(text: string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of sentenceWords(text)) {
    const stem = wordStem(word);
    counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return counts;
}
