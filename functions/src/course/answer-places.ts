// At which place the right option of each question stands. Models put it where they like best, which learners notice; a
// rule with a seed deals the places like cards, so that each comes up equally often and the same text gets the same.
import { keyIsTelling } from "../../../src/domain/course/quality/items/key-distribution";
import type { QuestionReading } from "../../../src/domain/course/reading/question-readings";
import { mentionsOptions } from "../../../src/domain/course/reading/option-mentions";

export interface Deal {
  place: (options: number) => number;
  /** Hears the place of a right answer that stays where the model has put it. */
  keep: (place: number) => void;
}

/** Deals places from a seed; questions with the same number of options share a deck. */
export function dealPlaces(seed: string): Deal {
  const random = randomFrom(seed);
  const decks = new Map<number, number[]>();
  const placed: number[] = [];
  return {
    place(options) {
      const deck = decks.get(options) ?? [];
      if (deck.length === 0) deck.push(...deckAfter(placed, options, random));
      const sound = deck.findIndex((card) => !keyIsTelling([...placed, card], options));
      const [card = 0] = deck.splice(Math.max(0, sound), 1);
      decks.set(options, deck);
      placed.push(card);
      return card;
    },
    keep: (place) => void placed.push(place),
  };
}

/** A deck with which the places dealt so far show no pattern, wherever the questions end in it. */
function deckAfter(dealt: readonly number[], options: number, random: () => number): number[] {
  let deck = shuffled(places(options), random);
  const isTelling = () => deck.some((_, at) => keyIsTelling([...dealt, ...deck.slice(0, at + 1)], options));
  // Two options have too few orders for this, and a long assessment needs it no more.
  for (let tries = 0; dealt.length < mostChecked && tries < mostDeals && isTelling(); tries++)
    deck = shuffled(deck, random);
  return deck;
}

const mostChecked = 60;
const mostDeals = 20;

/** The options in a new order, by their places now, with the right one at its place. */
export function orderWith(options: number, right: number, place: number): number[] {
  const others = places(options).filter((index) => index !== right);
  return [...others.slice(0, place), right, ...others.slice(place)];
}

/**
 * Numbers are in order, some options have lines of their own, and where other words name an option by its letter they
 * would name another one.
 */
export function mayMove({ question, block, feedback, isKeyed }: QuestionReading): boolean {
  const { options, answer, reason, optionReasons = [] } = question;
  if (answer === undefined || isKeyed || options.length < 3) return false;
  if (block.options.some(({ line, end }) => end !== line)) return false;
  if (options.every((option) => /^[\W_]*\d/.test(option))) return false;
  if (feedback.lettered) return false;
  return ![...options, reason, ...optionReasons].some((words) =>
    mentionsOptions(words, block.alphabet, options.length),
  );
}

function places(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}

function shuffled(values: number[], random: () => number): number[] {
  return values
    .map((value) => ({ value, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}

/** A small generator of random numbers from 0 to 1 (mulberry32), seeded by a hash of the words (FNV-1a). */
function randomFrom(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const sign of Buffer.from(seed)) state = Math.imul(state ^ sign, 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
